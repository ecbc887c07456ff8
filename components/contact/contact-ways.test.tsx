import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/storefront/oculos';
import { ContactWays } from './contact-ways';

const { facts } = OCULOS;

test('INST-20: phone, e-mail, hours, address and company of the shop', () => {
  render(<ContactWays facts={facts} whatsappHref="https://wa.me/551155551956" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/551155551956',
    `tel:${facts.phone.dial}`,
    `mailto:${facts.email}`,
  ]);
  for (const text of [facts.hours, facts.address]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(facts.cnpj.replaceAll('.', '\\.')))).toBeInTheDocument();
});

test('INST-20: without a WhatsApp number there is no chat to link', () => {
  render(<ContactWays facts={facts} whatsappHref={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(facts.whatsApp)).toBeInTheDocument();
});
