import fc from 'fast-check';
import { listaDetalheSchema } from '@/lib/platform/schemas/kit';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { wirePicture, wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { webUrl } from '@/lib/shared/testing/web-address';
import { featuresByProduct, isBoughtAsKit, type Kit, productKit, toKit } from './kit';
import {
  type KitSelection,
  kitCartUrl,
  kitOrder,
  NOTHING_CHOSEN,
  productsWithoutSize,
  urlWithQuantity,
} from './order';
import { kitPrice } from './price';

const CART = 'https://loja/checkout/carrinho';

const simples = (...valores: object[]) => ({ simples: { nome: 'Tamanho', valores } });

const wireList = (given: object = {}) => ({
  id: 81,
  nome: ' Kit família ',
  sku: 'KIT-81',
  tipo: 'fechada',
  status: 'disponivel',
  precos: { ...wirePrices, de: 999.8, por: 899.8 },
  midias: { imagens: [wirePicture(1)] },
  produtos: [
    {
      ...wireProduct({ id: 1, nome: 'Solar' }),
      quantidade: 1,
      atributos: simples(wireSize(54), wireSize(56)),
    },
    { ...wireProduct({ id: 2, nome: 'Clássica' }), quantidade: 2 },
  ],
  ...given,
});

function read(given: object = {}) {
  const { conteudo } = listaDetalheSchema.parse({ estrutura: { breadcrumb: [] }, conteudo: wireList(given) });
  return { lista: conteudo, kit: toKit(conteudo) };
}

describe('the parsed kit', () => {
  test('KIT-05, KIT-23: only frames for prescription lenses are marked as such', () => {
    const piece = (id: number, lente: string, nome = 'Armação') => ({
      ...wireProduct({ id, nome }),
      quantidade: 1,
      caracteristicas: [{ nome: 'Ficha', itens: [{ label: 'Lente', valor: lente }] }],
    });
    const frame = piece(1, 'Demonstração, para troca por grau');
    const marks = (...produtos: object[]) => read({ produtos }).kit.products.map((part) => part.takesLenses);
    expect(marks(frame, piece(2, 'Marrom degradê'))).toEqual([true, undefined]);
    expect(marks(frame, piece(3, '', 'Lentes de Visão Simples'))).toEqual([undefined, undefined]);
  });

  test('KIT-23: sizes have their front width if the platform sends it', () => {
    const row = (size: number, front: number) =>
      `<tr><th>${size}</th><td>${front}</td><td>18</td><td>52</td><td>40</td></tr>`;
    const tabelaMedida = `<table><tr><th></th><th>Frontal</th><th>Ponte</th><th>Horizontal</th><th>Vertical</th></tr>${row(54, 132)}${row(56, 141)}</table>`;
    const { kit } = read({
      produtos: [
        {
          ...wireProduct({ id: 1, nome: 'Solar' }),
          quantidade: 1,
          atributos: simples(wireSize(54), wireSize(56)),
          descricoes: { curta: '', longa: '', tabelaMedida },
        },
      ],
    });
    expect(kit.products[0]?.sizes.map(({ frontWidth }) => frontWidth)).toEqual([132, 141]);
  });

  test('KIT-16, KIT-23: a kit has id, type and products with quantity, price and sizes', () => {
    const { kit } = read();
    expect(kit).toMatchObject({ id: 81, nome: 'Kit família', isClosed: true });
    expect(
      kit.products.map(({ id, quantidade, preco, sizes: tamanhos, initialSize }) => [
        id,
        quantidade,
        preco,
        tamanhos.length,
        initialSize,
      ]),
    ).toEqual([
      [1, 1, 449.9, 2, null],
      [2, 2, 449.9, 0, 0],
    ]);
    expect(read({ tipo: 'aberta' }).kit.isClosed).toBe(false);
  });

  test('KIT-23: keyed products, numbers sent as text and gaps are normalised, and only a malformed product is dropped', () => {
    const { kit } = read({
      id: '82',
      tipo: ' Fechada ',
      status: undefined,
      precos: { de: '900', por: '799.90' },
      midias: [],
      produtos: {
        '0': { ...wireProduct({ id: '7', nome: ' Cratera ', precos: [], midias: [] }), quantidade: '0' },
        '1': { nome: 'sem id' },
        '2': null,
      },
    });
    expect(kit).toMatchObject({ id: 82, isClosed: true, precos: { de: 900, por: 799.9 } });
    expect(kit.products).toEqual([
      expect.objectContaining({
        id: 7,
        nome: 'Cratera',
        quantidade: 1,
        preco: 0,
        imagem: '',
        sizes: [],
        initialSize: 0,
      }),
    ]);
  });

  test('KIT-04: if its status is missing, a closed kit requires all its products in stock, an open kit only one', () => {
    const produtos = [
      { ...wireProduct({ id: 1 }), quantidade: 1 },
      { ...wireProduct({ id: 2, status: 'indisponivel' }), quantidade: 1 },
    ];
    expect(read({ status: null, produtos }).lista.status).toBe('indisponivel');
    expect(read({ status: null, tipo: 'aberta', produtos }).lista.status).toBe('disponivel');
    expect(read({ status: 'sobConsulta', produtos }).lista.status).toBe('sobConsulta');
    expect(read({ status: null, produtos: [] }).lista.status).toBe('indisponivel');
  });

  test('KIT-05: if the kit allows no choice, only the preselected size is offered', () => {
    const sizes = simples(wireSize(54), wireSize(56, { selecionado: true }));
    const produtos = [{ ...wireProduct({ id: 1 }), quantidade: 1, atributos: sizes }];
    expect(read({ selecaoAtributo: false, produtos }).kit.products[0]).toMatchObject({
      initialSize: 56,
      sizes: [{ id: 56 }],
    });
    expect(read({ selecaoAtributo: 'n', produtos }).kit.products[0]?.sizes).toHaveLength(1);
    expect(read({ produtos }).kit.products[0]?.sizes).toHaveLength(2);
  });

  test('KIT-07: features are grouped by product, even if only the kit has them', () => {
    const itens = [{ label: 'Ponte', valor: '18 mm' }];
    const { lista } = read({
      caracteristicas: [
        { nome: 'Clássica', itens },
        { nome: 'Solar', itens: [{ label: 'Outra', valor: 'vez' }] },
      ],
      produtos: [
        {
          ...wireProduct({ id: 1, nome: 'Solar' }),
          caracteristicas: [
            { nome: 'Medidas', itens },
            { nome: 'Lente', itens },
          ],
        },
        wireProduct({ id: 2, nome: 'Clássica' }),
      ],
    });
    expect(featuresByProduct(lista)).toEqual([
      { nome: 'Solar', itens: [...itens, ...itens] },
      { nome: 'Clássica', itens },
    ]);
  });
});

describe('choosing sizes', () => {
  test('KIT-18: products without a chosen size are listed in order, and sold-out sizes do not count', () => {
    const produtos = ['A', 'B', 'C'].map((nome, index) => ({
      ...wireProduct({ id: index + 1, nome }),
      quantidade: 1,
      atributos: simples(wireSize(54, { estoque: 0, selecionado: true }), wireSize(56)),
    }));
    const { kit } = read({ produtos });
    const names = (sizes: Record<number, number>) =>
      productsWithoutSize(kit, { ...NOTHING_CHOSEN, sizes }).map(({ nome }) => nome);
    expect(names({})).toEqual(['A', 'B', 'C']);
    expect(names({ 2: 56, 3: 54 })).toEqual(['A', 'C']);
    expect(names({ 1: 56, 2: 56, 3: 56 })).toEqual([]);
  });

  test('KIT-10, KIT-16: a closed kit keeps its price; an open kit adds up its selected products', () => {
    const kitPrices = (kit: Kit, selection: KitSelection) => kitPrice(kit, selection, null).precos;
    const closed = read().kit;
    expect(kitPrices(closed, { ...NOTHING_CHOSEN, sizes: { 1: 56 } })).toMatchObject({
      de: 999.8,
      por: 899.8,
    });
    const open = read({ tipo: 'aberta' }).kit;
    expect(kitPrices(open, NOTHING_CHOSEN)).toMatchObject({ de: 999.8, por: 899.8 });
    expect(kitPrices(open, { ...NOTHING_CHOSEN, counts: { 2: 3 } })).toMatchObject({
      de: 0,
      por: 1799.6,
      parcelamento: [],
    });
    expect(kitPrices(open, { ...NOTHING_CHOSEN, excluded: [1] })).toMatchObject({
      por: 899.8,
      parcelamento: [],
    });
  });
});

describe('order of a kit', () => {
  const chosen = { ...NOTHING_CHOSEN, sizes: { 1: 56 } };

  test('KIT-20: list/shop receives the kit, its products with size, quantity and price, and carrinho', () => {
    expect(kitOrder(read().kit, chosen)).toEqual({
      idListaCompra: 81,
      produtos: [
        { id: 1, idAtributoValor: 56, quantidade: 1, preco: 449.9 },
        { id: 2, idAtributoValor: 0, quantidade: 2, preco: 449.9 },
      ],
      carrinho: true,
    });
  });

  test('KIT-20: the order of an open kit contains only selected products that can be bought', () => {
    const { kit } = read({
      tipo: 'aberta',
      produtos: [
        { ...wireProduct({ id: 1 }), quantidade: 1 },
        { ...wireProduct({ id: 2, status: 'indisponivel' }), quantidade: 1 },
        { ...wireProduct({ id: 3 }), quantidade: 1 },
      ],
    });
    expect(kitOrder(kit, { ...NOTHING_CHOSEN, excluded: [1], counts: { 3: 5 } }).produtos).toEqual([
      { id: 3, idAtributoValor: 0, quantidade: 5, preco: 449.9 },
    ]);
  });

  test.each([
    [`${CART}?add=81-0-0-0-1`, `${CART}?add=81-0-0-0-3`],
    [`${CART}?add=81-0-0-0-1&tipo=lista&adicional=ab12`, `${CART}?add=81-0-0-0-3&tipo=lista&adicional=ab12`],
    [`${CART}?add=1-54-0-0-1,2-0-0-0-2#x`, `${CART}?add=1-54-0-0-3,2-0-0-0-6#x`],
    [`${CART}?add=1-54-0-0-1%2C2-0-0-0-2`, `${CART}?add=1-54-0-0-3,2-0-0-0-6`],
    [`${CART}?lista=81&q={quantidade}`, `${CART}?lista=81&q=3`],
    [`${CART}?lista=81&q=%7Bquantidade%7D`, `${CART}?lista=81&q=3`],
    [`${CART}?lista=81&quantidade=1&x=2`, `${CART}?lista=81&quantidade=3&x=2`],
    [`${CART}?qtd=1`, `${CART}?qtd=3`],
    [CART, `${CART}?quantidade=3`],
    [`${CART}?lista=81#fim`, `${CART}?lista=81&quantidade=3#fim`],
    [`${CART}?add=`, `${CART}?add=&quantidade=3`],
  ])('KIT-21, A-39: the quantity is inserted into %s', (url, expected) => {
    expect(urlWithQuantity(url, 3)).toBe(expected);
  });

  test('KIT-21, A-40: the address of an open kit is unchanged', () => {
    const url = `${CART}?add=1-0-0-0-1`;
    const kit = (isClosed: boolean): Kit => ({ ...read().kit, isClosed });
    expect(kitCartUrl(kit(false), { ...NOTHING_CHOSEN, quantity: 3 }, url)).toBe(url);
    expect(kitCartUrl(kit(true), { ...NOTHING_CHOSEN, quantity: 3 }, url)).toBe(`${CART}?add=1-0-0-0-3`);
    expect(kitCartUrl(kit(true), { ...NOTHING_CHOSEN, quantity: 3 }, '')).toBe('');
  });

  test('KIT-21: any address keeps its origin and gets the quantity', () => {
    fc.assert(
      fc.property(webUrl, fc.integer({ min: 1, max: 9_999 }), (url, quantity) => {
        const changed = urlWithQuantity(url, quantity);
        expect(new URL(changed).origin).toBe(new URL(url).origin);
        expect(changed).toContain(String(quantity));
      }),
    );
  });
});

describe('a kit that is sold as a product', () => {
  const oneSize = {
    ...wireProduct({ id: 2, nome: 'Clássica' }),
    quantidade: '3',
    atributos: simples(wireSize(54)),
  };
  const twoSizes = { ...oneSize, atributos: simples(wireSize(54), wireSize(56)) };
  const readProduct = (given: object) => produtoDetalheSchema.parse(wireProduct({ tipo: 'kit', ...given }));
  function isKitPurchase(given: object) {
    const produto = readProduct(given);
    const kit = productKit(produto);
    return kit !== null && isBoughtAsKit(produto, kit);
  }

  test('KIT-25, DATA-13: a kit sold as a product has its pieces with quantity and sizes, at the product’s price', () => {
    const kit = productKit(readProduct({ produtos: { a: twoSizes, b: oneSize } }));
    expect(kit).toMatchObject({ id: 7, isClosed: true, precos: { por: wirePrices.por } });
    expect(kit?.products.map(({ quantidade, sizes }) => [quantidade, sizes.length])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect(productKit(readProduct({ produtos: [] }))).toBeNull();
  });

  test('KIT-25: a kit sold as a product is bought like a kit if sizes must be chosen or it has no cart payload', () => {
    expect(isKitPurchase({ produtos: [oneSize] })).toBe(false);
    expect(isKitPurchase({ produtos: [twoSizes] })).toBe(true);
    expect(isKitPurchase({ produtos: [oneSize], carrinho: [] })).toBe(true);
    expect(isKitPurchase({ produtos: [twoSizes], status: 'indisponivel' })).toBe(false);
    expect(isKitPurchase({ produtos: [twoSizes], precos: [] })).toBe(false);
    expect(isKitPurchase({ produtos: [twoSizes], atributos: simples(wireSize(9)) })).toBe(false);
  });
});
