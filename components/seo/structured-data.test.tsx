/** @jest-environment node */
import { parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReviewSummary } from '@/lib/catalog/reviews/review-summary';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import {
  BreadcrumbStructuredData,
  FaqStructuredData,
  InstitutionalStructuredData,
  ItemListStructuredData,
  ProductStructuredData,
  StoreStructuredData,
} from './structured-data';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => ({ siteUrl: 'https://loja.test' }),
}));

const HOSTILE = '</script ><img src=x>';

/** The blocks of structured data in an element; throws if its HTML contains anything else. */
function blocksOf(element: ReactElement): unknown[] {
  return parseFragment(renderToStaticMarkup(element)).childNodes.map((node) => {
    expect(node.nodeName).toBe('script');
    const text = 'childNodes' in node ? node.childNodes[0] : undefined;
    return text !== undefined && 'value' in text ? JSON.parse(text.value) : undefined;
  });
}

test('DESIGN-09, B8: a breadcrumb with more than one step has structured data', () => {
  const home = { label: 'Home', href: '/' };
  const items = [home, { label: HOSTILE, href: null }];
  expect(blocksOf(<BreadcrumbStructuredData items={items} path="/c/verao" />)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://loja.test/' },
        { '@type': 'ListItem', position: 2, name: HOSTILE, item: 'https://loja.test/c/verao' },
      ],
    },
  ]);
  expect(blocksOf(<BreadcrumbStructuredData items={[home]} path="/" />)).toEqual([]);
});

test('DESIGN-09, B10: questions have plain-text answers', () => {
  expect(blocksOf(<FaqStructuredData questions={[{ question: HOSTILE, answer: 'Troque.' }]} />)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: HOSTILE, acceptedAnswer: { '@type': 'Answer', text: 'Troque.' } },
      ],
    },
  ]);
});

test('DESIGN-09, B8: the entries on a second page have the right positions', () => {
  expect(blocksOf(<ItemListStructuredData paths={['/a.html', '/b.html']} offset={12} />)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 13, url: 'https://loja.test/a.html' },
        { '@type': 'ListItem', position: 14, url: 'https://loja.test/b.html' },
      ],
    },
  ]);
});

test('DESIGN-09: an institutional page’s type says whether it is about the shop, about its contacts or neither', () => {
  const typeOf = (path: string) => {
    const [block] = blocksOf(
      <InstitutionalStructuredData path={path} name={HOSTILE} description="Texto" shopName="Loja" />,
    );
    expect(block).toMatchObject({ url: `https://loja.test${path}`, description: 'Texto' });
    expect(Object.values(block ?? {})).toContain(HOSTILE);
    return block;
  };
  const about = { '@id': 'https://loja.test/#loja' };
  expect(typeOf('/pagina/quem-somos')).toMatchObject({ '@type': 'AboutPage', about });
  expect(typeOf('/pagina/central-de-atendimento')).toMatchObject({ '@type': 'ContactPage', about });
  expect(typeOf('/pagina/troca-e-devolucao')).toMatchObject({
    '@type': 'Article',
    publisher: { '@type': 'Organization', name: 'Loja', url: 'https://loja.test' },
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://loja.test/pagina/troca-e-devolucao' },
  });
});

test('DESIGN-09, B6, B7: the seller has return and delivery policies and opening hours, and the site is described', () => {
  const storefront = { ...OCULOS, freeShippingFrom: 0 };
  const [store, site] = blocksOf(
    <StoreStructuredData
      name={HOSTILE}
      storefront={storefront}
      profiles={['https://rede.test/loja']}
      siteUrl="https://loja.test"
    />,
  );
  expect(store).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': 'https://loja.test/#loja',
    name: HOSTILE,
    legalName: OCULOS.company?.legalName,
    taxID: OCULOS.company?.cnpj,
    address: { '@type': 'PostalAddress', addressCountry: 'BR' },
    sameAs: ['https://rede.test/loja'],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      hoursAvailable: expect.any(Array),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['BR'],
      merchantReturnDays: 7,
      returnMethod: ['https://schema.org/ReturnByMail'],
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: 'https://loja.test/pagina/troca-e-devolucao',
    },
    hasShippingService: { '@type': 'ShippingService' },
  });
  expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': 'https://loja.test/#loja' } });
});

function render(wire: Record<string, unknown>, description = '', reviews?: ReviewSummary, size = '') {
  const product = produtoDetalheSchema.parse({ id: 1, nome: 'Armação', status: 'disponivel', ...wire });
  const html = renderToStaticMarkup(
    <ProductStructuredData
      product={product}
      url="https://loja.test/a.html"
      description={description}
      siteUrl="https://loja.test"
      reviews={reviews}
      size={size}
    />,
  );
  const nodes = parseFragment(html).childNodes;
  const [script] = nodes;
  const text = script !== undefined && 'childNodes' in script ? script.childNodes[0] : undefined;
  const json: unknown = text !== undefined && 'value' in text ? JSON.parse(text.value) : undefined;
  return { names: nodes.map((node) => node.nodeName), json };
}

const precos = { de: 599.9, por: 449.9, vista: 404.91, parcelamento: [] };

describe('ProductStructuredData', () => {
  test.each(['</script><img src=x onerror=alert(1)>', '</script ><img src=x>', '<!--<script>'])(
    'SEO-11, C3: %s in a name or text is kept and does not break out of the script element',
    (hostile) => {
      const { names, json } = render(
        { nome: hostile, sku: hostile, marca: { nome: hostile }, precos },
        hostile,
      );
      expect(names).toEqual(['script']);
      expect(json).toMatchObject({ '@type': 'Product', name: hostile, brand: { name: hostile } });
    },
  );

  test('DESIGN-09: properties that ProductJsonLd does not support are added', () => {
    expect(render({ precos, filtros: [{ label: 'Feminino' }] }).json).toMatchObject({
      offers: { '@type': 'Offer', seller: { '@type': 'OnlineStore', '@id': 'https://loja.test/#loja' } },
      audience: { '@type': 'PeopleAudience', suggestedGender: 'female', suggestedMinAge: 13 },
    });
  });

  test('DESIGN-09: a product without offer, reviews and variants causes no warning', () => {
    const warn = jest.spyOn(console, 'warn');
    render({ precos, status: 'sobConsulta' });
    expect(warn).not.toHaveBeenCalled();
  });

  test('B4: the offer has the regular price in reais, not the Pix price, and is in stock', () => {
    expect(render({ precos }).json).toMatchObject({
      offers: { price: '449.90', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
    });
  });

  test('B3: a product without a public price has no offer, and a sold-out product is marked as such', () => {
    expect(render({ precos, status: 'sobConsulta' }).json).not.toHaveProperty('offers');
    expect(render({ precos: [] }).json).not.toHaveProperty('offers');
    expect(render({ precos, status: 'indisponivel' }).json).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('B2: an old price is marked as such, and only if it is higher than the price', () => {
    expect(render({ precos }).json).toMatchObject({
      offers: {
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '599.90' },
      },
    });
    const same = render({ precos: { ...precos, de: 449.9 } }).json;
    expect(same).toMatchObject({ offers: { price: '449.90' } });
    expect(same).not.toHaveProperty('offers.priceSpecification');
    // The page of a sold-out product shows only its price.
    expect(render({ precos, status: 'indisponivel' }).json).not.toHaveProperty('offers.priceSpecification');
  });

  test('B5: each colour is a page in one product group; sizes share a page but have separate prices and stock', () => {
    const atributos = {
      unico: {
        nome: 'Cor',
        valores: [
          { label: 'Preto', produto: { id: '1' }, url: 'https://plataforma.test/a.html' },
          { label: 'Mel', produto: { id: 9 }, url: 'https://plataforma.test/b.html' },
        ],
      },
      simples: {
        nome: 'Tamanho',
        valores: [
          { label: 'P', idAtributoValor: 3, estoque: 2, precos: { por: 430 } },
          { label: 'M', idAtributoValor: 4, estoque: 0, precos: { por: 440 } },
        ],
      },
    };
    const midias = { imagens: [{ arquivos: { zoom: 'https://plataforma.test/1.webp' } }] };
    expect(render({ precos, atributos, midias, sku: 'S' }).json).toMatchObject({
      color: 'Preto',
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: '1',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
        hasVariant: [
          { url: 'https://loja.test/b.html' },
          {
            sku: 'S-3',
            size: 'P',
            image: 'https://plataforma.test/1.webp',
            offers: { price: '430.00', availability: 'https://schema.org/InStock' },
          },
          {
            sku: 'S-4',
            size: 'M',
            offers: { price: '440.00', availability: 'https://schema.org/OutOfStock' },
          },
        ],
      },
    });
  });

  test.each([
    ['P', '430.00', 'https://loja.test/a.html?tamanho=P'],
    ['', '449.90', 'https://loja.test/a.html'],
    ['GG', '449.90', 'https://loja.test/a.html'],
  ])('B5, A-97: with the size "%s" in the address, the offer costs %s at %s', (size, price, url) => {
    const small = { label: 'P', idAtributoValor: 3, estoque: 2, precos: { por: 430 } };
    const atributos = { simples: { nome: 'Tamanho', valores: [small, { label: 'M', estoque: 1 }] } };
    expect(render({ precos, atributos }, '', undefined, size).json).toMatchObject({ offers: { price, url } });
  });

  test('B1, B25: the audience comes from the filters, and is omitted without one', () => {
    const filtros = (...labels: string[]) => labels.map((label) => ({ idFiltro: 1, label }));
    expect(render({ precos, filtros: filtros('Metal', 'Masculino') }).json).toMatchObject({
      audience: { '@type': 'PeopleAudience', suggestedGender: 'male', suggestedMinAge: 13 },
    });
    expect(render({ precos, filtros: filtros('Infantil') }).json).toMatchObject({
      audience: { suggestedGender: 'unisex', suggestedMinAge: 5, suggestedMaxAge: 13 },
    });
    expect(render({ precos, filtros: filtros('Metal') }).json).not.toHaveProperty('audience');
  });

  test('SEO-11, B9: the rating matches the reviews on the page, and is omitted without reviews', () => {
    const opiniao = {
      id: '1',
      nome: 'Ana </script>',
      data: '2026-03-09',
      nota: 4,
      comentario: 'Leve',
      mensagem: '',
      recomenda: true,
      imagens: [],
    };
    const own = { media: 4.5, quantidade: 2, recommendPercent: 100, bars: [] };
    const summary = { own, service: null, opinions: [opiniao] };
    expect(render({ precos }, '', summary).json).toMatchObject({
      aggregateRating: { ratingValue: '4.5', reviewCount: 2 },
      review: [
        {
          author: { name: 'Ana </script>' },
          reviewRating: { ratingValue: 4 },
          reviewBody: 'Leve',
          datePublished: '2026-03-09',
        },
      ],
    });
    const service = { ...own, media: 4.9, quantidade: 30 };
    expect(render({ precos }, '', { ...summary, service }).json).toMatchObject({
      aggregateRating: { ratingValue: '4.9', reviewCount: 30 },
    });
    const nobody = { ...own, quantidade: 0 };
    const none = render({ precos }, '', { own: nobody, service: null, opinions: [] }).json;
    expect(none).not.toHaveProperty('aggregateRating');
    expect(none).not.toHaveProperty('review');
  });
});
