import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { ComplaintLinks, ContactChannels } from './contact-channels';

const { company, contact } = OCULOS;

test('INST-20: the shop’s phone, e-mail, hours, address and company are shown', () => {
  render(<ContactChannels company={company} contact={contact} whatsappHref="https://wa.me/551155551956" />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/551155551956',
    `tel:${contact.phone.dial}`,
    `mailto:${contact.email}`,
  ]);
  for (const text of [contact.hours.text, /^Rua do Meridiano, 1956, .*CEP 01000-000$/])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(company.cnpj.replaceAll('.', '\\.')))).toBeInTheDocument();
});

test('HEAD-15: the chat button covers no channel', () => {
  render(<ContactChannels company={company} contact={contact} whatsappHref="https://wa.me/551155551956" />);
  for (const link of screen.getAllByRole('link')) expect(link.closest('[data-keep-clear]')).not.toBeNull();
});

test('INST-20: without a WhatsApp number there is no chat link', () => {
  render(<ContactChannels company={company} contact={contact} whatsappHref={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText(contact.whatsApp)).toBeInTheDocument();
});

test('L1, A-26: a shop without contact details shows no empty channels', () => {
  const nothing = { email: null, phone: null, hours: null, whatsApp: null };
  const { container } = render(<ContactChannels company={null} contact={nothing} whatsappHref={null} />);
  expect(container.querySelectorAll('dt')).toHaveLength(0);
});

test('L15: the contact page links to the complaint offices, including the shop’s local Procon', () => {
  render(<ComplaintLinks procon={OCULOS.procon} />);
  expect(screen.getByRole('link', { name: 'consumidor.gov.br' })).toHaveAttribute(
    'href',
    'https://www.consumidor.gov.br/',
  );
  expect(screen.getByRole('link', { name: 'Procon-SP' })).toHaveAttribute(
    'href',
    'https://www.procon.sp.gov.br/',
  );
});

test('L15, VARIANT-01: a shop without a configured Procon has no link to one', () => {
  render(<ComplaintLinks procon={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.body).toHaveTextContent('Procon da sua cidade ou do seu estado.');
});
