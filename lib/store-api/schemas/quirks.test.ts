/** @jest-environment node */
import fc from 'fast-check';
import { atributos } from './atributos';
import { carrinhoSchema, usuarioSchema } from './carrinho';
import { carrinhoPronto } from './carrinho-pronto';
import { configuracoesSchema } from './configuracoes';
import { fretesSchema } from './frete';
import { flag, label, link, listOf, number, stringMap, text } from './lenient';
import { listagemSchema } from './listagem';
import { menuSchema } from './menu';
import { produtoSchema } from './produto';
import { toRota } from './rota';
import { bannersSchema } from './vitrine';

const product = (fields: object) => produtoSchema.parse({ id: 1, nome: 'x', ...fields });

describe('empty PHP arrays for objects (quirk 1)', () => {
  test.each([[[]], [{}], [null], [''], [false], [undefined]])(
    'DATA-12, DATA-16: %j means none',
    (nothing) => {
      const settled = product({
        atributos: nothing,
        carrinho: nothing,
        rota: nothing,
        descricoes: nothing,
        precos: nothing,
        marca: nothing,
        midias: nothing,
        avaliacao: nothing,
        selos: nothing,
      });
      expect(settled).toMatchObject({
        atributos: { unico: null, simples: null },
        carrinho: null,
        rota: null,
        descricoes: { curta: '', longa: '' },
        precos: null,
        marca: null,
        midias: { imagens: [] },
        avaliacao: null,
        selos: [],
      });
    },
  );

  test('DATA-23: categorias.atual of nothing', () => {
    const { conteudo } = listagemSchema.parse({
      conteudo: { detalhes: { categorias: { atual: [] } } },
      info: { total: 0, limit: 12 },
    });
    expect(conteudo.detalhes.categorias).toEqual({
      atual: null,
      filhas: [],
      irmas: [],
      niveisAnteriores: [],
    });
  });

  test.each([[[]], [{}], [{ id: 0 }], [null]])('SALE-01: vendaInterna %j is no sale', (vendaInterna) => {
    expect(usuarioSchema.parse({ id: '', vendaInterna })).toMatchObject({ id: 0, vendaInterna: null });
  });

  test('SALE-04: a sale with text ids', () => {
    const user = usuarioSchema.parse({
      id: '7',
      vendaInterna: { id: '12', usuario: { id: '3', nome: ' Ana ' } },
    });
    expect(user.vendaInterna).toEqual({ id: 12, usuario: { id: 3, nome: 'Ana' } });
  });
});

describe('keyed objects for lists (quirk 2)', () => {
  test('DATA-19: personalizacoes by id', () => {
    const { personalizacoes } = product({
      personalizacoes: {
        '9': { id: 9, nome: 'Tipo', valores: { '1': { id: 1, valor: 'a|b' } }, multiplicarPreco: 's' },
      },
    });
    expect(personalizacoes).toMatchObject([
      { id: '9', multiplicarPreco: true, valores: [{ id: '1', valor: 'a|b', segmentacao: null }] },
    ]);
  });
});

describe('numbers and flags in text (quirk 3)', () => {
  test.each([
    ['7', 7],
    ['449.90', 449.9],
    ['449,90', 449.9],
    ['1.449,90', 1449.9],
    [' 5 ', 5],
    ['', 0],
    ['x', 0],
    [null, 0],
    [[], 0],
    [Number.NaN, 0],
    ['1e999', 0],
  ])('DATA-14: %j reads as %j', (wire, value) => expect(number.parse(wire)).toBe(value));

  test.each([
    [true, true],
    ['s', true],
    ['S', true],
    [1, true],
    ['1', true],
    ['true', true],
    ['n', false],
    [0, false],
    ['', false],
    [null, false],
    [[], false],
  ])('DATA-19: flag %j reads as %j', (wire, value) => expect(flag.parse(wire)).toBe(value));

  test('DATA-12: ready payloads keep ids as text and fill what is missing', () => {
    expect(carrinhoPronto.parse({ tipo: 'produto', itens: [{ idProduto: 185 }] })).toEqual({
      tipo: 'produto',
      url: '',
      itens: [
        {
          idProduto: '185',
          idAtributoSimples: '0',
          idUnidadeVenda: '0',
          idArmazem: '0',
          quantidade: '1',
          adicional: '',
          parametros: '',
        },
      ],
    });
    expect(carrinhoPronto.parse({ tipo: 'produto', itens: [{ idProduto: '' }] })).toBeNull();
    expect(carrinhoPronto.parse({ tipo: '', itens: [{ idProduto: '1' }] })).toBeNull();
  });
});

describe('names and addresses (quirks 4, 7, 9)', () => {
  test('quirk 7: labels lose the blanks around them', () => {
    expect([label.parse('  Preto '), text.parse(12), text.parse(null)]).toEqual(['Preto', '12', '']);
  });

  test('DATA-34: marcas[] stands in for marca', () => {
    expect(product({ marcas: [{ id: 1, nome: ' Sol ' }] }).marca).toMatchObject({ id: 1, nome: 'Sol' });
  });

  test('DATA-02: an unknown or missing status is sold out', () => {
    expect([product({ status: 'novo' }).status, product({}).status]).toEqual([
      'indisponivel',
      'indisponivel',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    ' java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///x',
  ])('C7: a link to %j is none', (address) => expect(link.parse(address)).toBe(''));

  test.each(['https://x.example/a', '/a?b=1', 'tel:+551199', 'mailto:a@b.c'])(
    'C7: a link to %s stays',
    (address) => {
      expect(link.parse(address)).toBe(address);
    },
  );

  test('HEAD-12: menu entries, nested, with and without a target', () => {
    const { menu } = menuSchema.parse({
      menu: {
        '1': {
          nome: 'A',
          rota: {},
          url: '',
          link: 'javascript:x',
          sub: [{ label: ' B ', rota: { path: '/b' } }],
        },
        '2': { label: 'Casa', rota: { name: 'home' } },
      },
    });
    expect(menu).toMatchObject([
      { label: 'A', link: '', rota: null, sub: [{ label: 'B', rota: { path: '/b', query: {} } }] },
      { label: 'Casa', rota: { path: '/', query: {} } },
    ]);
  });

  test('HOME-25: banners with imagem or image; broken ones are left out', () => {
    const { banners } = bannersSchema.parse({
      banners: [
        { id: 1, dimensoes: { desktop: { image: 'https://x/y.webp' }, mobile: [] } },
        { id: 2, dimensoes: [] },
        null,
      ],
    });
    expect(banners).toMatchObject([
      { id: '1', dimensoes: { desktop: { imagem: 'https://x/y.webp', link: '' }, mobile: null } },
    ]);
    expect(bannersSchema.parse({}).banners).toEqual([]);
  });
});

describe('rota', () => {
  test.each([
    [{ route: '/a', query: [] }, '', { path: '/a', query: {} }],
    [{ path: '/a?b=1', query: { c: 2 } }, '', { path: '/a', query: { b: '1', c: '2' } }],
    [false, 'https://loja.example/a?b=1', { path: '/a', query: { b: '1' } }],
    [[], 'https://loja.example', { path: '/', query: {} }],
    [{ name: 'x', params: [], query: { pg: 2 } }, '', { path: null, query: { pg: '2' } }],
    [{ name: 'x', query: { pg: 2 } }, 'https://loja.example/a?old=1', { path: '/a', query: { pg: '2' } }],
    [
      { name: 'product/detail', params: { produto: 'armacao-x' } },
      '',
      { path: '/armacao-x.html', query: {} },
    ],
    [{ name: 'other' }, '', null],
    [null, 'javascript:alert(1)', null],
    [{ route: '//evil.example' }, '', null],
    [{ route: '/\\evil.example' }, '', null],
    [{ route: '/\t/evil.example' }, '', null],
    [{ route: '/..//evil.example' }, '', null],
    [{ route: 'https://evil.example' }, '', null],
    [null, 'https://loja.example//evil.example', null],
  ])('C6: %j with url %j leads to %j', (rota, url, expected) => {
    expect(toRota(rota, url)).toEqual(expected);
  });

  test('C6: no rota ever leads to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '\t',
      '\n',
      ' ',
      '%2f',
      '%5c',
      'evil.example',
      'https:',
      '?',
      '#',
      'a',
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, address, (route, url) => {
        for (const rota of [
          toRota({ route }, ''),
          toRota(null, url),
          toRota(null, `https://loja.example${url}`),
        ]) {
          if (rota?.path == null) continue;
          expect(new URL(rota.path, 'https://shop.example/').origin).toBe('https://shop.example');
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('cart', () => {
  test.each([
    [{}],
    [{ quantidadeItens: '0', mensagens: null, itens: [], subtotal: [] }],
    [{ itens: null, subtotal: null }],
  ])('CART-27: %j is an empty cart', (wire) => {
    expect(carrinhoSchema.parse(wire)).toEqual({
      quantidadeItens: 0,
      quantidadeTotal: 0,
      mensagens: [],
      itens: [],
      subtotal: { valor: 0, descontoVista: null, parcelamento: [] },
    });
  });

  test('CART-28: a line keeps the scalar keys of its hash as they came', () => {
    const { itens } = carrinhoSchema.parse({
      itens: [
        {
          nome: 'x',
          hash: { idProduto: 1, adicional: '', extra: [], nested: {} },
          atributos: {
            unico: { atributo: { label: 'Cor ' }, atributoValor: { label: ' Preto' } },
            simples: [],
          },
        },
      ],
    });
    expect(itens[0]).toMatchObject({
      hash: { idProduto: 1, adicional: '' },
      opcoes: [{ nome: 'Cor', valor: 'Preto' }],
    });
    expect(Object.keys(itens[0]?.hash ?? {})).toHaveLength(2);
  });

  test('CART-27: counts and total that are missing come from the lines, to the cent', () => {
    const line = { nome: 'x', quantidade: 3, precos: { precoPor: 0.1 }, hash: {} };
    expect(
      carrinhoSchema.parse({ itens: [line, { ...line, quantidade: 1, precos: { precoPor: 0.2 } }] }),
    ).toMatchObject({
      quantidadeItens: 2,
      quantidadeTotal: 4,
      subtotal: { valor: 0.5 },
    });
  });
});

test('DATA-20: freight with numeric ids and prices in text', () => {
  expect(
    fretesSchema.parse({ fretes: { '1': { id: 1, label: ' Sedex ', prazo: 3, valor: '0' }, '2': [] } })
      .fretes,
  ).toEqual([{ id: '1', label: 'Sedex', prazo: '3', valor: 0 }]);
});

test('HEAD-16: settings with missing branches', () => {
  expect(
    configuracoesSchema.parse({
      configuracoes: { google: [], pagamento: { geral: { descontoVista: { pix: 0.07 } } } },
    }),
  ).toMatchObject({
    configuracoes: {
      google: { ga: { gtm: '' } },
      pagamento: { geral: { descontoVista: { pix: '0.07' } } },
      link: { social: {} },
    },
  });
  expect(configuracoesSchema.parse({}).configuracoes.sistema.geral.site.whatsapp).toBe('');
});

test('DATA-16: a listing may say atributos: [] where the detail has an object', () => {
  expect(atributos.parse([])).toEqual({ unico: null, simples: null });
  expect(stringMap.parse([])).toEqual({});
  expect(listOf(number).parse('x')).toEqual([]);
});
