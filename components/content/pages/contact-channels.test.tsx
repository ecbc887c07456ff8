import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/config/storefronts/oculos';
import { ContactChannels } from './contact-channels';

const { company } = OCULOS;

test('INST-20: phone, e-mail, hours, address and company of the shop', () => {
  render(<ContactChannels facts={company} whatsappHref="https://wa.me/551155551956" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/551155551956',
    `tel:${company.phone.dial}`,
    `mailto:${company.email}`,
  ]);
  for (const text of [company.hours, company.address]) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(company.cnpj.replaceAll('.', '\\.')))).toBeInTheDocument();
});

test('INST-20: without a WhatsApp number there is no chat to link', () => {
  render(<ContactChannels facts={company} whatsappHref={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(company.whatsApp)).toBeInTheDocument();
});
