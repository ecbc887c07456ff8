import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/storefront/oculos';
import { Footer } from './footer';

const { facts: MERIDIANO } = OCULOS;

function checkDigits(cnpj: string): boolean {
  const digits = [...cnpj.replace(/\D/g, '')].map(Number);
  const digit = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, value, index) => total + value * (((length - 1 - index) % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  return digits.length === 14 && digit(12) === digits[12] && digit(13) === digits[13];
}

const show = (social = {}) =>
  render(<Footer storefront={OCULOS} year={2026} menus={[]} social={social} newsletter={<p>Novidades</p>} />);

test('FOOT-06, L1: legal name, CNPJ with valid check digits, address, e-mail and phone', () => {
  show();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2026 Meridiano Óptica Ltda.');
  expect(footer).toHaveTextContent(`CNPJ ${MERIDIANO.cnpj}`);
  expect(checkDigits(MERIDIANO.cnpj)).toBe(true);
  expect(footer).toHaveTextContent(MERIDIANO.address);
  expect(screen.getByRole('link', { name: MERIDIANO.email })).toHaveAttribute(
    'href',
    `mailto:${MERIDIANO.email}`,
  );
  expect(screen.getByRole('link', { name: MERIDIANO.phone.label })).toHaveAttribute(
    'href',
    'tel:+551155551956',
  );
});

test('FOOT-05: the ways to pay are named', () => {
  show();
  const marks = screen.getByRole('list', { name: 'Formas de pagamento' });
  for (const name of [
    'Visa',
    'Master',
    'Amex',
    'Diners',
    'Elo',
    'Hipercard',
    'Dois cartões',
    'Boleto',
    'Pix',
  ]) {
    expect(marks).toHaveTextContent(name);
  }
  expect(marks).toHaveTextContent('Compre agora, pague depois');
});

test('FOOT-03: only the networks with an address show', () => {
  show({ facebook: 'https://facebook.com/x', blog: '' });
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/x');
  expect(screen.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
});

test('L4, L11: the 7 days of regret and the accessibility page are linked', () => {
  show();
  expect(screen.getByRole('link', { name: /7 dias/ })).toHaveAttribute('href', '/pagina/troca-e-devolucao');
  expect(screen.getByRole('link', { name: 'Acessibilidade' })).toHaveAttribute(
    'href',
    '/pagina/acessibilidade',
  );
});
