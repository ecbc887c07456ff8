import { render, screen, within } from '@testing-library/react';
import { isCnpj } from '@/lib/config/storefront-schema.mjs';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { Footer } from './footer';
import { MostSearched } from './most-searched';

const { company: MERIDIANO, contact } = OCULOS;

const renderFooter = (social = {}, menus: readonly MenuLink[] = []) =>
  render(
    <Footer storefront={OCULOS} year={2026} menus={menus} social={social} newsletter={<p>Novidades</p>} />,
  );

test('FOOT-06, L1: legal name, CNPJ with valid check digits, address, e-mail and phone are shown', () => {
  renderFooter();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2026 Meridiano Óptica Ltda.');
  expect(footer).toHaveTextContent(`CNPJ ${MERIDIANO.cnpj}`);
  expect(isCnpj(MERIDIANO.cnpj)).toBe(true);
  expect(footer).toHaveTextContent('Rua do Meridiano, 1956, Centro, São Paulo, SP, CEP 01000-000');
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  );
  expect(screen.getByRole('link', { name: contact.phone.label })).toHaveAttribute(
    'href',
    'tel:+551155551956',
  );
});

test('FOOT-05, SCOPE-15: the ten payment methods are named', () => {
  renderFooter();
  const marks = within(screen.getByRole('list', { name: 'Formas de pagamento' })).getAllByRole('listitem');
  expect(marks.map(({ textContent }) => textContent).join(', ')).toBe(
    'Pix, Visa, Master, Amex, Diners, Elo, Hipercard, Boleto, Dois cartões, Compre agora, pague depois',
  );
});

test('SCOPE-16, SCOPE-17: opening hours and the 24-hour chat are shown', () => {
  renderFooter();
  const help = screen.getByRole('region', { name: 'Atendimento' });
  expect(help).toHaveTextContent('Segunda a sexta 9h-18h, sábado 9h-14h');
  expect(help).toHaveTextContent('WhatsApp 24 horas');
});

test('FOOT-03: only social networks with a URL are shown', () => {
  renderFooter({ facebook: 'https://facebook.com/x', blog: '' });
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/x');
  expect(screen.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
});

test('L4, L11: the right of withdrawal and the accessibility page are linked', () => {
  renderFooter();
  expect(screen.getByRole('link', { name: /7 dias/ })).toHaveAttribute('href', '/pagina/troca-e-devolucao');
  expect(screen.getByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
    'href',
    '/pagina/acessibilidade',
  );
});

test('FOOT-01, FOOT-02: the logo links to the home page, and the newsletter form is there', () => {
  renderFooter();
  expect(screen.getByRole('link', { name: 'Meridiano, página inicial' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Novidades')).toBeInTheDocument();
});

const menuLink = (label: string, children: MenuLink[] = []): MenuLink => ({
  label,
  href: `/${label.toLowerCase()}`,
  children,
});

test('FOOT-04: menu groups appear under their names, and ungrouped links share a column', () => {
  renderFooter({}, [menuLink('Ajuda', [menuLink('Trocas'), menuLink('Entrega')]), menuLink('Solar')]);
  const help = within(screen.getByRole('navigation', { name: 'Rodapé: Ajuda' }));
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/trocas', '/entrega']);
  const more = within(screen.getByRole('navigation', { name: 'Rodapé: Mais' }));
  expect(more.getByRole('link', { name: 'Solar' })).toHaveAttribute('href', '/solar');
});

test('L3: e-mail, phone and hours of customer service are shown', () => {
  renderFooter();
  const help = within(screen.getByRole('region', { name: 'Atendimento' }));
  expect(help.getByRole('link', { name: contact.email })).toBeInTheDocument();
  expect(help.getByRole('link', { name: contact.phone.label })).toBeInTheDocument();
  expect(help.getByText(`${contact.hours.text} ${contact.whatsApp}`)).toBeInTheDocument();
});

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Busca ${index}`, href: `/busca-${index}` }));

test('FOOT-07: the list of popular searches is collapsible, whatever its length', () => {
  const { container, rerender } = render(<MostSearched links={encodeCompactJson(links(24))} />);
  const nav = screen.getByRole('navigation', { name: 'Mais buscados' });
  expect(within(nav).getAllByRole('link')).toHaveLength(24);
  const details = container.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('summary')).toHaveTextContent('Ver todos');
  rerender(<MostSearched links={encodeCompactJson(links(1))} />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  rerender(<MostSearched links={encodeCompactJson([])} />);
  expect(container).toBeEmptyDOMElement();
});
