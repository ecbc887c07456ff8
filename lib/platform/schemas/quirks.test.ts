/** @jest-environment node */

import { bannersSchema, configuracoesSchema, menuSchema } from './blocks';
import { listagemSchema } from './listing';
import { seoSchema } from './page-content';
import { atributos, produtoSchema } from './product';
import { caracteristicaSchema } from './product-detail';
import { fretesSchema } from './purchase';

const product = (fields: object) => produtoSchema.parse({ id: 1, nome: 'x', ...fields });

describe('empty PHP arrays instead of objects (quirk 1)', () => {
  test.each([[[]], [{}], [null], [''], [false], [undefined]])(
    'DATA-12, DATA-16: %j is parsed as a missing value',
    (nothing) => {
      const parsed = product({
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
      expect(parsed).toMatchObject({
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

  test('DATA-23: an empty categorias.atual becomes null', () => {
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
});

test('DATA-07, PDP-18: features of a hidden group keep only their places', () => {
  const itens = [{ label: ' Custo ', valor: '90' }];
  const shown = (visivelSite?: unknown) =>
    caracteristicaSchema.parse({ nome: 'Geral', itens, visivelSite }).itens[0];
  for (const visible of [undefined, '', true, 's', 1])
    expect(shown(visible)).toEqual({ label: 'Custo', valor: '90' });
  for (const hidden of [false, 'n', 0, '0']) expect(shown(hidden)).toEqual({ label: '', valor: '90' });
});

test('DATA-16: a colour is selected by its flag or by its product', () => {
  const valores = [
    { label: 'Preto', produto: { id: '1' } },
    { label: 'Mel', produto: { id: '9' } },
  ];
  const selected = (first: object) =>
    product({
      atributos: { unico: { valores: [{ ...valores[0], ...first }, valores[1]] } },
    }).atributos.unico?.valores.flatMap(({ label, selecionado }) => (selecionado ? label : []));
  expect(selected({})).toEqual(['Preto']);
  expect(selected({ produto: [], selecionado: 's' })).toEqual(['Preto']);
  expect(selected({ produto: [] })).toEqual([]);
});

test('DATA-22, TRACK-06: a heading without id and name counts as missing', () => {
  const { conteudo } = listagemSchema.parse({
    conteudo: {
      categoria: { id: 0, nome: ' ', descricao: '' },
      marca: { id: '3', nome: 'Alba', descricao: '' },
    },
    info: { total: 0, limit: 12 },
  });
  expect([conteudo.categoria, conteudo.marca?.nome]).toEqual([null, 'Alba']);
});

describe('keyed objects instead of lists (quirk 2)', () => {
  test('DATA-19: personalizacoes keyed by id become a list', () => {
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

describe('names and addresses (quirks 4, 7, 9)', () => {
  test('DATA-34: marcas[] replaces a missing marca', () => {
    expect(product({ marcas: [{ id: 1, nome: ' Sol ' }] }).marca).toMatchObject({ id: 1, nome: 'Sol' });
  });

  test.each([
    ['an object', { id: 2, nome: 'Lua', rota: [] }],
    ['a bare name', ' Lua '],
  ])('DATA-34: a brand sent as %s replaces a missing marca', (_form, brand) => {
    expect(product({ brand }).marca).toMatchObject({ nome: 'Lua' });
    expect(product({ brand, marca: { id: 1, nome: 'Sol' } }).marca).toMatchObject({ nome: 'Sol' });
    expect(product({ brand: [] }).marca).toBeNull();
  });

  test('DATA-02: an unknown or missing status counts as sold out', () => {
    expect([product({ status: 'novo' }).status, product({}).status]).toEqual([
      'indisponivel',
      'indisponivel',
    ]);
  });

  test('HEAD-12: menu entries are parsed, including nested ones, with and without a link', () => {
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

  test('HOME-25: banners with imagem or image are parsed, and broken ones are left out', () => {
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

test.each([
  [undefined, true],
  ['', true],
  [null, true],
  ['s', true],
  [false, false],
  ['n', false],
  [0, false],
])('B17, quirk 4: seo.indexar %j is parsed as %s', (indexar, expected) => {
  expect(seoSchema.parse({ indexar }).indexar).toBe(expected);
});

test('DATA-20: shipping options with numeric ids and text prices are parsed', () => {
  expect(
    fretesSchema.parse({ fretes: { '1': { id: 1, label: ' Sedex ', prazo: 3, valor: '0' }, '2': [] } })
      .fretes,
  ).toEqual([{ id: '1', label: 'Sedex', prazo: '3', valor: 0 }]);
});

test('HEAD-16: settings with missing branches are parsed', () => {
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

test('FOOT-03, C7: a social network must link to another site', () => {
  const wire = {
    facebook: 'https://facebook.example/x',
    instagram: '//instagram.example/x',
    youtube: 'javascript:alert(1)',
    tiktok: 'data:text/html,x',
    pinterest: 'nossa.loja',
    blog: ' www.blog.example/otica ',
  };
  expect(configuracoesSchema.parse({ configuracoes: { link: { social: wire } } })).toMatchObject({
    configuracoes: {
      link: {
        social: {
          facebook: 'https://facebook.example/x',
          instagram: 'https://instagram.example/x',
          youtube: '',
          tiktok: '',
          pinterest: '',
          blog: 'https://www.blog.example/otica',
        },
      },
    },
  });
});

test('C7: a picture without a valid address is dropped everywhere', () => {
  const imagem = 'javascript:alert(1)';
  const { midias, selos, filtros, marca } = product({
    midias: { imagens: [{ arquivos: { zoom: imagem, big: '/b.webp' } }, { arquivos: { zoom: imagem } }] },
    selos: [{ id: 1, imagem }],
    filtros: [{ idFiltro: 1, imagem }],
    marca: { id: 1, nome: 'Alba', imagem },
  });
  expect(midias.imagens).toMatchObject([{ arquivos: { zoom: '', big: '/b.webp' } }]);
  expect([selos[0]?.imagem, filtros[0]?.imagem, marca?.imagem]).toEqual(['', '', '']);
});

test('DATA-16: atributos: [] in a listing is parsed like an empty object', () => {
  expect(atributos.parse([])).toEqual({ unico: null, simples: null });
});
