/** @jest-environment node */
import { carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import { cartEvents, changeEvents } from './cart-events';
import { createKnownProducts } from './known-products';
import { soldAlone, view } from './testing';

type Line = { id: number; quantidade: number; preco?: number; tamanho?: string };

/** A cart as the embedded store writes it. */
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

const nobody = createKnownProducts();
const piece = (id: number, quantity: number) => ({
  item_id: String(id),
  item_name: `Armação ${id}`,
  price: 199.9,
  quantity,
});
const tells = (event: string, value: number, ...items: object[]) => ({
  event,
  ecommerce: { currency: 'BRL', value, items },
});
const change = (before: Line[], after: Line[]) =>
  changeEvents({ before: cartOf(...before), after: cartOf(...after), asked: [] }, nobody);

test('TRACK-11: a new line and more of an old one are what was added, to the cent', () => {
  expect(
    change(
      [{ id: 7, quantidade: 1 }],
      [
        { id: 7, quantidade: 3 },
        { id: 8, quantidade: 1 },
      ],
    ),
  ).toEqual([tells('add_to_cart', 599.7, piece(7, 2), piece(8, 1))]);
});

test('TRACK-11: fewer of a line and a line that is gone are what was taken out', () => {
  expect(
    change(
      [
        { id: 7, quantidade: 3 },
        { id: 8, quantidade: 2 },
      ],
      [{ id: 7, quantidade: 2 }],
    ),
  ).toEqual([tells('remove_from_cart', 599.7, piece(7, 1), piece(8, 2))]);
});

test('TRACK-11: what the platform did not grant is not told', () => {
  expect(change([{ id: 7, quantidade: 2 }], [{ id: 7, quantidade: 2 }])).toEqual([]);
});

test('TRACK-11: sizes of one product are lines of their own, named by their choice', () => {
  const [event] = change(
    [{ id: 7, quantidade: 1, tamanho: 'P' }],
    [
      { id: 7, quantidade: 1, tamanho: 'P' },
      { id: 7, quantidade: 1, tamanho: 'M' },
    ],
  );
  expect(event).toEqual(tells('add_to_cart', 199.9, { ...piece(7, 1), item_variant: 'M' }));
});

const asked = (idProduto: string, quantidade: string) => ({
  idProduto,
  idAtributoSimples: '0',
  idUnidadeVenda: '0',
  idArmazem: '0',
  quantidade,
  adicional: '',
  parametros: '',
});

test('TRACK-11: with no cart known before, what was asked for is what was added', () => {
  const event = { before: undefined, after: cartOf({ id: 7, quantidade: 4 }), asked: [asked('7', '1')] };
  expect(changeEvents(event, nobody)).toEqual([tells('add_to_cart', 199.9, piece(7, 1))]);
});

test('TRACK-11: the odd platform’s text prices and ids become numbers and texts as GA4 wants them', () => {
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
  expect(changeEvents({ before: carrinhoSchema.parse({}), after, asked: [] }, nobody)).toEqual([
    tells('add_to_cart', 326.9, {
      item_id: '7006',
      item_name: 'Lava </script ><img src=x onerror="window.__xss=1"> & "Sol" 😎',
      price: 326.9,
      quantity: 1,
    }),
  ]);
});

test.each(['view_cart', 'begin_checkout'] as const)('TRACK-11: %s tells all lines and the total', (name) => {
  expect(cartEvents(name, cartOf({ id: 7, quantidade: 2 }, { id: 8, quantidade: 1 }), nobody)).toEqual([
    tells(name, 599.7, piece(7, 2), piece(8, 1)),
  ]);
  expect(cartEvents(name, cartOf(), nobody)).toEqual([]);
});

test('TRACK-11: a line is called by the brand and category that a page has told, wherever it comes from', () => {
  const known = createKnownProducts();
  const categoria = { ...soldAlone.categoria, nome: 'Solares' };
  const produto = { ...soldAlone, id: 8, nome: 'Armação 8', marca: 'Maré', categoria };
  const listed = { id: 7, nome: 'Armação 7', href: '/7.html', marca: 'Garoa', preco: 199.9 };
  known.see({ page: view.page, produtos: [listed, { ...listed, id: 9, nome: 'Kit de mesmo número' }] });
  known.see({ page: { pagina: view.page.pagina, produto }, produtos: [] });
  const [garoa, mare] = [{ item_brand: 'Garoa' }, { item_brand: 'Maré', item_category: 'Solares' }];
  const after = cartOf({ id: 7, quantidade: 1 }, { id: 8, quantidade: 1 }, { id: 9, quantidade: 1 });
  const items = [{ ...piece(7, 1), ...garoa }, { ...piece(8, 1), ...mare }, piece(9, 1)];
  expect(changeEvents({ before: cartOf(), after, asked: [] }, known)).toEqual([
    tells('add_to_cart', 599.7, ...items),
  ]);
  expect(changeEvents({ before: undefined, after, asked: [asked('8', '1')] }, known)).toEqual([
    tells('add_to_cart', 199.9, { ...piece(8, 1), ...mare }),
  ]);
  expect(changeEvents({ before: after, after: cartOf(), asked: [] }, known)).toEqual([
    tells('remove_from_cart', 599.7, ...items),
  ]);
  expect(cartEvents('begin_checkout', after, known)).toEqual([tells('begin_checkout', 599.7, ...items)]);
});
