import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { carrinhoSchema, type ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { CartItemLenses } from './cart-item-lenses';
import { useBagProduct } from './use-bag-product';

function Line({ item }: { item: ItemDoCarrinho }) {
  const { product } = useBagProduct(item, '/serra.html');
  return <CartItemLenses item={item} product={product} href="/serra.html" onLeave={() => undefined} />;
}

function renderItem(product: object, given: object = {}) {
  const requests = mockGatewayResponse(200, product);
  const [item] = carrinhoSchema.parse({
    itens: [
      {
        nome: 'Armação Serra',
        tipo: 'produto',
        quantidade: 1,
        precos: { precoPor: 100, total: 100 },
        atributos: { simples: { atributo: { label: 'Tamanho' }, atributoValor: { label: 'M' } } },
        ...given,
      },
    ],
  }).itens;
  if (!item) throw new Error('the cart lost its line');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Line item={item} />
    </SWRConfig>,
  );
  return requests;
}

const LENSES = {
  cashWithLenses: 'a partir de R$ 99,00 no PIX',
  sizes: [{ label: 'M', cashWithLenses: 'a partir de R$ 119,00 no PIX' }],
};

test('CART-30: a frame without lenses links to the lens dialog, in the frame’s size', async () => {
  renderItem(LENSES);
  expect(
    await screen.findByRole('link', {
      name: /^Adicionar lentes de grau.*Armação Serra$/,
    }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/serra\.html\?tamanho=M#lentes-da-sacola-\w+$/));
  expect(screen.getByText(/com a armação, a partir de R\$.119,00 no PIX$/)).toBeVisible();
});

test('CART-30: there is no link if the product takes no lenses', async () => {
  const requests = renderItem({ cashWithLenses: '', sizes: [] });
  await waitFor(() => expect(requests).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('link')).toBeNull();
});

test('CART-30: a frame with lenses links to the dialog that changes them, also on its own page', () => {
  renderItem(LENSES, { personalizacao: [{ nome: 'Tipo', valor: 'Multifocal' }] });
  const link = screen.getByRole('link', { name: /^Trocar lentes ou receita.*Armação Serra$/ });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/serra\.html\?tamanho=M#lentes-da-sacola-\w+$/),
  );
  window.history.replaceState(null, '', link.getAttribute('href'));
  const onHashChange = jest.fn();
  window.addEventListener('hashchange', onHashChange);
  fireEvent.click(link);
  window.removeEventListener('hashchange', onHashChange);
  window.history.replaceState(null, '', '/');
  expect(onHashChange).toHaveBeenCalledTimes(1);
});

test('CART-30: a kit has no link, although its pieces have choices', async () => {
  const choices = { tipo: 'lista', personalizacao: [{ nome: 'Solar', valor: 'Tamanho 56' }] };
  renderItem(LENSES, choices);
  await act(async () => undefined);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('CART-30, A21: lenses without a frame show how to send the prescription and the frame', async () => {
  renderItem({ cashWithLenses: '', sizes: [], isLooseLenses: true });
  expect(await screen.findByText(/^Receita: falta enviar/)).toBeVisible();
  expect(screen.getByText('Mande a foto e diga em qual armação montamos.')).toBeVisible();
});

test('CART-30, A21, LENS-11: lenses without a frame link to the dialog that takes the prescription, if the platform does', async () => {
  renderItem(
    { cashWithLenses: '', sizes: [], isLooseLenses: true, asksPrescription: true },
    { nome: 'Lentes Íris' },
  );
  expect(await screen.findByRole('link', { name: /^Anexar a receita.*Lentes Íris$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/serra\.html#lentes-da-sacola-\w+$/),
  );
});

test('CART-30, A21: ordered lenses whose prescription is missing link to the dialog that takes it', () => {
  renderItem(LENSES, { nome: 'Lentes Íris', personalizacao: [{ nome: 'Receita', valor: 'Falta enviar' }] });
  expect(screen.getByRole('link', { name: /^Anexar a receita/ })).toBeVisible();
});

test('CART-30, A21: lenses without a frame that have a prescription link to the dialog that changes it', () => {
  renderItem(LENSES, { nome: 'Lentes Íris', personalizacao: [{ nome: 'Receita', valor: 'anexada' }] });
  expect(screen.getByRole('link', { name: /^Trocar a receita.*Lentes Íris$/ })).toBeVisible();
});
