import { render, screen } from '@testing-library/react';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { PurchaseTerms } from './purchase-terms';

const NOBODY = {
  company: null,
  contact: { email: null, phone: null, hours: null, whatsApp: null },
  credit: null,
  procon: null,
};
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('L2, L4, L7, L15: the terms name the seller, instalments, the right of withdrawal and complaint offices', () => {
  render(<PurchaseTerms storefront={OCULOS} />);
  expect(document.body).toHaveTextContent(
    'Meridiano Óptica Ltda., CNPJ 61.956.204/0001-95, Rua do Meridiano, 1956, Centro',
  );
  expect(document.body).toHaveTextContent(
    'Condições válidas por 2 dias. Encargos por atraso: os do contrato',
  );
  expect(document.body).toHaveTextContent('em até 7 dias depois de receber');
  expect(hrefs()).toEqual([
    '/pagina/troca-e-devolucao',
    '/pagina/politica-de-privacidade',
    '/pagina/contato',
    'https://www.consumidor.gov.br/',
    'https://www.procon.sp.gov.br/',
    'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
  ]);
});

test('L2, VARIANT-01: a shop without company data shows only the legal terms, without a seller', () => {
  render(<PurchaseTerms storefront={NOBODY} />);
  expect(screen.queryByRole('heading', { name: 'Quem vende' })).toBeNull();
  expect(document.body).not.toHaveTextContent(/CNPJ|Encargos|Condições válidas|Procon-/);
  expect(document.body).toHaveTextContent('Procon da sua cidade ou do seu estado');
});
