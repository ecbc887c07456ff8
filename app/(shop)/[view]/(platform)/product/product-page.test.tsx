/** @jest-environment node */

import { prerender } from 'react-dom/static';
import KitPage, { generateMetadata as kitHead } from '@/app/(shop)/[view]/(platform)/kit/[...address]/page';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePicture, wireProduct } from '@/lib/platform/testing/wire-products';
import { CartContext, type CartServices } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { mockCartClient } from '@/lib/purchase/testing';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import ProductPage from './[...address]/page';

const STORE = 'https://www.loja.example';
const config = {
  storeApiUrl: '',
  storeAppToken: 'wapstore',
  storefront: 'oculos',
  siteUrl: 'https://loja.test',
  storeSiteUrl: STORE,
  pictureOrigins: [],
  reviewsWidgetUrl: 'https://avaliacoes.test/widget.js',
};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/armacao-serra.html',
}));
// The dialog is invisible until it is opened.
jest.mock('@/components/purchase/lens/lens-button', () => ({
  ...jest.requireActual('@/components/purchase/lens/lens-button'),
  LazyLensDialog: () => <p>Diálogo das lentes</p>,
}));
// Without the cache, each test reads from the platform again.
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const services: CartServices = {
  cartClient: mockCartClient(),
  panel: createPanelStore(),
  storeSiteUrl: STORE,
};

type Page = (props: { params: Promise<{ view: string; address: string[] }> }) => Promise<React.ReactNode>;

/** The server's HTML of a page: as text with single spaces, and as it is. */
async function htmlOf(page: Page, path: string) {
  const content = await page({
    params: Promise.resolve({ view: 'plain', address: path.slice(1).split('/') }),
  });
  const { prelude } = await prerender(<CartContext value={services}>{content}</CartContext>);
  // React puts comments between adjacent texts; readers do not see them.
  const html = (await new Response(prelude).text()).replace(/<!--.*?-->/gs, '');
  const text = html
    .replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { html, text };
}

function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts) {
    const found = text.indexOf(part, from);
    expect({ part, isThere: found >= 0 }).toEqual({ part, isThere: true });
    from = found + part.length;
  }
}

const FEATURES = [
  {
    nome: 'Geral',
    itens: Array.from({ length: 12 }, (_, index) => ({ label: `Item ${index}`, valor: `Valor ${index}` })),
  },
  {
    nome: 'Aro',
    itens: [138, 18, 52, 41].map((value) => ({ label: 'Medida', valor: `${value} mm` })),
  },
];

const OPINION = { id: 1, nome: 'Rui', data: '2026-01-02', nota: 5, comentario: 'Leve.', recomenda: true };

describe.each(PLATFORM_VARIANTS)('pages of $name', ({ encode: write }) => {
  /** Responds to each call according to the end of its path; other calls get a 404. */
  function respondWith(byPath: Record<string, unknown>) {
    platform.respondWith((request, response) => {
      const path = request.url?.split('?')[0]?.replace('/v2/front/', '') ?? '';
      const found = byPath[path];
      jsonResponse(found === undefined ? { error: 'x' } : write(found), found === undefined ? 404 : 200)(
        request,
        response,
      );
    });
  }

  const product = (given: object = {}) => ({
    'url/product/detail': {
      estrutura: { breadcrumb: [{ label: 'Home', url: STORE }, { label: 'Armação Serra' }] },
      conteudo: wireProduct({
        descricoes: { curta: '', longa: '<p>Texto longo</p>' },
        caracteristicas: FEATURES,
        combinacoes: [{ id: 1, produto: wireProduct({ id: 9, nome: 'Par' }) }],
        perguntas: [{ id: 1, pergunta: 'Serve?', respostas: [] }],
        avaliacao: { media: 5, quantidade: 1, avaliacoes: [OPINION] },
        ...given,
      }),
    },
    'showcase/products/produto-detalhe-relacionados': {
      vitrine: { titulo: 'Não é este título' },
      produtos: [wireProduct({ id: 21, nome: 'Parente' })],
    },
    'showcase/products/produto-detalhe-indicados': {
      vitrine: { titulo: 'Chegou agora' },
      produtos: [wireProduct({ id: 22, nome: 'Indicado' })],
    },
  });

  test('PDP-04: all sections are in the specified order', async () => {
    respondWith(product());
    const { html, text } = await htmlOf(ProductPage, '/armacao-serra.html');
    expectInOrder(html, ['Home', ', ampliar', 'Alba']);
    expectInOrder(text, ['Alba', 'Armação Serra', 'R$ 404,91', 'Adicionar à sacola']);
    expectInOrder(text, ['Texto longo', 'Medidas', '138 mm', 'Características', 'Valor 11']);
    expectInOrder(text, ['Valor 11', 'você também vai gostar', 'Parente', 'Chegou agora', 'Indicado']);
    expectInOrder(text, ['Indicado', 'Perguntas e respostas', 'Serve?', 'Avaliações do produto', 'Leve.']);
    expect(text).not.toContain('Não é este título');
    expect(html).toContain('data-reviews-product="7"');
  });

  test('PDP-28: a showcase without a title gets a default title; one without products is hidden', async () => {
    respondWith({
      ...product(),
      'showcase/products/produto-detalhe-relacionados': { vitrine: {}, produtos: [] },
      'showcase/products/produto-detalhe-indicados': {
        vitrine: { titulo: '' },
        produtos: [wireProduct({ id: 22 })],
      },
    });
    const { text } = await htmlOf(ProductPage, '/armacao-serra.html');
    expect(text).toContain('Indicados para você');
    expect(text).not.toContain('você também vai gostar');
  });

  test('PDP-16, PDP-45, PDP-46: a product’s status decides whether it can be bought, requested or quoted', async () => {
    respondWith(product());
    const forSale = await htmlOf(ProductPage, '/a.html');
    expect(forSale.html).not.toMatch(/Avise-me|Pedir orçamento/);
    respondWith(product({ status: 'indisponivel', carrinho: [] }));
    const soldOut = await htmlOf(ProductPage, '/a.html');
    expectInOrder(soldOut.text, ['PRODUTO ESGOTADO', 'Nome', 'E-mail', 'Avise-me quando chegar']);
    respondWith(product({ status: 'sobConsulta', carrinho: [], precos: [] }));
    const onRequest = await htmlOf(ProductPage, '/a.html');
    expectInOrder(onRequest.text, ['SOB CONSULTA', 'Nome', 'E-mail', 'Telefone', 'Pedir orçamento']);
    for (const { text } of [soldOut, onRequest]) expect(text).not.toContain('Adicionar à sacola');
  });

  test('PDP-37, PDP-49: without JavaScript the buy button adds one unit to the store’s cart', async () => {
    respondWith(
      product({ carrinho: { ...wireProduct().carrinho, url: `${STORE}/checkout/carrinho?add=7-0-0-0-1` } }),
    );
    const { html } = await htmlOf(ProductPage, '/a.html');
    expect(html).toContain(`action="${STORE}/checkout/carrinho"`);
    expect(html).toContain('value="7-0-0-0-1"');
  });

  test('PDP-47, A21: both purchase options show their price, and a note says what needs JavaScript', async () => {
    respondWith(product({ personalizacoes: wireLenses }));
    const { html, text } = await htmlOf(ProductPage, '/a.html');
    expectInOrder(text, [
      'Comprar com lentes de grau a partir de R$ 548,90',
      'Comprar só a armação R$ 404,91 no PIX, ou R$ 449,90',
      'R$ 404,91 no PIX, ou R$ 449,90',
      'Comprar só a armação',
      'Comprar com lentes de grau',
    ]);
    expect(
      html.match(/aria-haspopup="dialog"[^>]*>(?:(?!<\/button>).)*Comprar (?:<\/span>)?com lentes/g),
    ).toHaveLength(2);
    expect(html).toContain('O botão leva só a armação');
    expect(text).not.toContain('Adicionar à sacola');
  });

  test.each(['indisponivel', 'sobConsulta'])(
    'PDP-16, LENS-01: links to the lenses of a product that is %s open no dialog',
    async (status) => {
      respondWith(product({ personalizacoes: wireLenses }));
      expect((await htmlOf(ProductPage, '/a.html')).text).toContain('Diálogo das lentes');
      respondWith(product({ personalizacoes: wireLenses, status, carrinho: [] }));
      expect((await htmlOf(ProductPage, '/a.html')).text).not.toContain('Diálogo das lentes');
    },
  );

  test('KIT-01, KIT-06 to KIT-09, KIT-14: the sections of a kit page are in order, and its showcase omits the kit’s products', async () => {
    respondWith({
      'url/list/detail': {
        estrutura: { breadcrumb: [] },
        conteudo: {
          id: 81,
          nome: 'Kit família',
          tipo: 'fechada',
          sku: 'KIT-81',
          status: 'disponivel',
          precos: { de: 900, por: 800, vista: 720, parcelamento: [] },
          descricoes: { curta: '', longa: '<p>Para todos</p>' },
          caracteristicas: [{ nome: 'Serra', itens: [{ label: 'Ponte', valor: '18 mm' }] }],
          produtos: [{ ...wireProduct(), quantidade: 1 }],
        },
      },
      'showcase/products/produto-detalhe-relacionados': {
        vitrine: { titulo: 'x' },
        produtos: [wireProduct({ nome: 'Peça do kit' }), wireProduct({ id: 21, nome: 'Parente' })],
      },
    });
    const { text, html } = await htmlOf(KitPage, '/lista/kit.html');
    // B4, B5: crawlers and link previews read the price that is on the page.
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    expect(data.map(([, json = '']) => JSON.parse(json))).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        additionalType: 'https://schema.org/ProductCollection',
        name: 'Kit família',
        offers: expect.objectContaining({
          price: '800.00',
          priceSpecification: expect.objectContaining({ price: '900.00' }),
        }),
      }),
    );
    expect(html).toContain('<meta property="product:price:amount" content="800.00"/>');
    expectInOrder(text, ['Kit família', 'KIT-81', 'De R$ 900,00', 'R$ 800,00', 'COMPOSIÇÃO DO KIT']);
    expectInOrder(text, ['COMPOSIÇÃO DO KIT', 'Armação Serra', 'Adicionar à sacola', 'Compra segura']);
    expectInOrder(text, [
      'Descrição',
      'Para todos',
      'Características',
      'Serra',
      '18 mm',
      'Aproveite e veja também',
    ]);
    expect(text).toContain('Parente');
    expect(text).not.toContain('Peça do kit');
  });

  test('SEO-08: a kit’s link preview shows its first picture', async () => {
    const midias = { imagens: [wirePicture(3), wirePicture(4)] };
    respondWith({
      'url/list/detail': {
        estrutura: { breadcrumb: [] },
        conteudo: { id: 81, nome: 'Kit família', tipo: 'fechada', midias, produtos: [] },
      },
    });
    const address = ['lista', 'kit.html'];
    const { openGraph } = await kitHead({ params: Promise.resolve({ view: 'plain', address }) });
    expect(openGraph?.images).toEqual([expect.objectContaining({ url: 'https://loja/b_3.webp' })]);
  });
});
