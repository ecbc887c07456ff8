/** @jest-environment node */
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { wireCartLine } from '@/lib/platform/testing/wire-products';
import { cartChangeEvents, cartContentEvents } from './cart-events';
import { createKnownProducts } from './known-products';
import { simpleProduct, view } from './testing';

type Line = { id: number; quantidade: number; preco?: number; tamanho?: string };

/** A cart in the embedded store's format. */
const cartOf = (...lines: Line[]) =>
  carrinhoSchema.parse({
    itens: lines.map(({ id, quantidade, preco = 199.9, tamanho }) => ({
      nome: `Armação ${id}`,
      tipo: 'produto',
      quantidade,
      precos: { precoPor: preco },
      atributos: tamanho ? { simples: { atributoValor: { label: tamanho } } } : [],
      hash: { idProduto: id, idAtributoSimples: tamanho ?? 0, quantidade },
    })),
  });

const noProducts = createKnownProducts();
const item = (id: number, quantity: number) => ({
  item_id: String(id),
  item_name: `Armação ${id}`,
  price: 199.9,
  quantity,
});
const gaEvent = (event: string, value: number, ...items: object[]) => ({
  event,
  ecommerce: { currency: 'BRL', value, items },
});
const change = (before: Line[], after: Line[]) =>
  cartChangeEvents({ before: cartOf(...before), after: cartOf(...after), requested: [] }, noProducts);

test('TRACK-11: a new line and an increased quantity are reported as added, to the cent', () => {
  expect(
    change(
      [{ id: 7, quantidade: 1 }],
      [
        { id: 7, quantidade: 3 },
        { id: 8, quantidade: 1 },
      ],
    ),
  ).toEqual([gaEvent('add_to_cart', 599.7, item(7, 2), item(8, 1))]);
});

test('TRACK-11: a decreased quantity and a removed line are reported as removed', () => {
  expect(
    change(
      [
        { id: 7, quantidade: 3 },
        { id: 8, quantidade: 2 },
      ],
      [{ id: 7, quantidade: 2 }],
    ),
  ).toEqual([gaEvent('remove_from_cart', 599.7, item(7, 1), item(8, 2))]);
});

test('TRACK-11: a rejected change is not reported', () => {
  expect(change([{ id: 7, quantidade: 2 }], [{ id: 7, quantidade: 2 }])).toEqual([]);
});

test('TRACK-11: each size of a product is a separate line with its variant', () => {
  const [event] = change(
    [{ id: 7, quantidade: 1, tamanho: 'P' }],
    [
      { id: 7, quantidade: 1, tamanho: 'P' },
      { id: 7, quantidade: 1, tamanho: 'M' },
    ],
  );
  expect(event).toEqual(gaEvent('add_to_cart', 199.9, { ...item(7, 1), item_variant: 'M' }));
});

const requestedItem = (idProduto: string, quantidade: string) => ({ ...wireCartLine(idProduto), quantidade });

test('TRACK-11: without a previous cart the requested products count as added', () => {
  const event = {
    before: undefined,
    after: cartOf({ id: 7, quantidade: 4 }),
    requested: [requestedItem('7', '1')],
  };
  expect(cartChangeEvents(event, noProducts)).toEqual([gaEvent('add_to_cart', 199.9, item(7, 1))]);
});

test('TRACK-11: without a previous cart the price is that of the requested size', () => {
  const event = {
    before: undefined,
    after: cartOf(
      { id: 7, quantidade: 1, tamanho: 'P', preco: 100 },
      { id: 7, quantidade: 1, tamanho: 'G', preco: 150 },
    ),
    requested: [{ ...requestedItem('7', '1'), idAtributoSimples: 'G' }],
  };
  expect(cartChangeEvents(event, noProducts)).toEqual([
    gaEvent('add_to_cart', 150, { ...item(7, 1), price: 150, item_variant: 'G' }),
  ]);
});

test('TRACK-11: irregular prices and ids become the numbers and texts that GA4 expects', () => {
  const after = carrinhoSchema.parse({
    quantidadeItens: '1',
    itens: [
      {
        nome: ' Lava </script ><img src=x onerror="window.__xss=1"> & "Sol" 😎 ',
        tipo: 'produto',
        quantidade: '1',
        precos: { precoPor: '326.90' },
        atributos: [],
        hash: { idProduto: 7006 },
      },
    ],
    subtotal: [],
  });
  expect(cartChangeEvents({ before: carrinhoSchema.parse({}), after, requested: [] }, noProducts)).toEqual([
    gaEvent('add_to_cart', 326.9, {
      item_id: '7006',
      item_name: 'Lava </script ><img src=x onerror="window.__xss=1"> & "Sol" 😎',
      price: 326.9,
      quantity: 1,
    }),
  ]);
});

test.each(['view_cart', 'begin_checkout'] as const)(
  'TRACK-11: %s contains all lines and the total',
  (name) => {
    expect(
      cartContentEvents(name, cartOf({ id: 7, quantidade: 2 }, { id: 8, quantidade: 1 }), noProducts),
    ).toEqual([gaEvent(name, 599.7, item(7, 2), item(8, 1))]);
    expect(cartContentEvents(name, cartOf(), noProducts)).toEqual([]);
  },
);

test('TRACK-11: a line has the brand and category from any page that showed its product', () => {
  const known = createKnownProducts();
  const categoria = { ...simpleProduct.categoria, nome: 'Solares' };
  const produto = { ...simpleProduct, id: 8, nome: 'Armação 8', marca: 'Maré', categoria };
  const listed = { id: 7, nome: 'Armação 7', href: '/7.html', marca: 'Garoa', preco: 199.9 };
  known.learn({ page: view.page, produtos: [listed, { ...listed, id: 9, nome: 'Kit de mesmo número' }] });
  known.learn({ page: { pagina: view.page.pagina, produto }, produtos: [] });
  const [garoa, mare] = [{ item_brand: 'Garoa' }, { item_brand: 'Maré', item_category: 'Solares' }];
  const after = cartOf({ id: 7, quantidade: 1 }, { id: 8, quantidade: 1 }, { id: 9, quantidade: 1 });
  const items = [{ ...item(7, 1), ...garoa }, { ...item(8, 1), ...mare }, item(9, 1)];
  expect(cartChangeEvents({ before: cartOf(), after, requested: [] }, known)).toEqual([
    gaEvent('add_to_cart', 599.7, ...items),
  ]);
  expect(cartChangeEvents({ before: undefined, after, requested: [requestedItem('8', '1')] }, known)).toEqual(
    [gaEvent('add_to_cart', 199.9, { ...item(8, 1), ...mare })],
  );
  expect(cartChangeEvents({ before: after, after: cartOf(), requested: [] }, known)).toEqual([
    gaEvent('remove_from_cart', 599.7, ...items),
  ]);
  expect(cartContentEvents('begin_checkout', after, known)).toEqual([
    gaEvent('begin_checkout', 599.7, ...items),
  ]);
});
