/** @jest-environment node */

import { MAQUINAS, OCULOS } from '@/lib/config/storefronts/testing';
import { produtoSchema } from '@/lib/platform/schemas/product';
import {
  element,
  escapeXml,
  openSearchDescription,
  robotsText,
  securityText,
  sitemapEntry,
  sitemapIndex,
  URLSET_HEAD,
  URLSET_TAIL,
} from './documents';
import { FEED_TAIL, feedHead, feedItem } from './merchant-feed';

const SITE = 'https://loja.test';

function produto(wire: Record<string, unknown>) {
  return produtoSchema.parse({
    id: 7,
    nome: 'Armação Rã & Sapo <b>',
    sku: 'RS-7',
    status: 'disponivel',
    marca: { id: 1, nome: 'Garoa' },
    precos: {
      de: 599.9,
      por: 449.9,
      vista: 404.91,
      parcelamento: [{ parcelas: 10, valorParcela: 44.99, taxa: 0 }],
    },
    midias: { imagens: [{ label: '', arquivos: { zoom: `${SITE}/1.webp` } }] },
    ...wire,
  });
}

const item = (
  wire: Record<string, unknown>,
  { feedCategories } = OCULOS,
  freeShippingFrom: number | null = null,
) =>
  feedItem({
    feedCategories,
    freeShippingFrom,
    product: produto(wire),
    address: `${SITE}/a.html`,
    description: 'Leve & firme',
    category: 'Óculos de grau',
  });

/** Name of the outermost element; also expects all tags to be closed in order. */
function rootOf(xml: string): string {
  const open: string[] = [];
  let root = '';
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)([^>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) {
      root ||= name;
      open.push(name);
    }
  }
  expect(open).toEqual([]);
  return root;
}

test('B21: text is escaped, and characters that XML forbids are dropped', () => {
  expect(escapeXml('a<b>&"\'\u0000\u000bz')).toBe('a&lt;b&gt;&amp;&quot;&apos;z');
  expect(element('x', '')).toBe('');
});

test('B21: a sitemap is a urlset of escaped addresses, with at most ten pictures each', () => {
  const pictures = Array.from({ length: 12 }, (_, index) => `${SITE}/${index}.webp?a=1&b=2`);
  const entry = sitemapEntry(`${SITE}/a.html?x=1&y=2`, pictures);
  expect(entry).toContain('<loc>https://loja.test/a.html?x=1&amp;y=2</loc>');
  expect(entry.match(/<image:loc>/g)).toHaveLength(10);
  expect(rootOf(`${URLSET_HEAD}${entry}${URLSET_TAIL}`)).toBe('urlset');
  expect(sitemapIndex([`${SITE}/sitemaps/a-1.xml`])).toContain(
    '<sitemap><loc>https://loja.test/sitemaps/a-1.xml',
  );
});

test('B20: robots.txt names the sitemap, disallows views and calls, and allows styles and pictures', () => {
  const text = robotsText(SITE, { search: true, training: null });
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(text).toContain('User-agent: OAI-SearchBot');
  for (const path of ['/busca?', '/*?*order=', '/*?*ipp=', '/*?*preco=', '/v2/'])
    expect(text.split('\n')).toContain(`Disallow: ${path}`);
  expect(text).not.toMatch(/Disallow: \/(_next|fonts|icons)?$/m);
});

test('B20: robots.txt allows search pages only for assistants, as llms.txt says', () => {
  const [everybody = '', assistants = '', training = ''] = robotsText(SITE, {
    search: true,
    training: true,
  }).split('\n\n');
  expect(assistants).toContain('User-agent: ChatGPT-User');
  expect(assistants.split('\n')).toContain('Allow: /busca?busca=');
  for (const group of [everybody, training]) expect(group).not.toContain('Allow: /busca');
});

test('robots.txt allows or disallows AI crawlers depending on their purpose', () => {
  const closed = (text: string, robot: string) =>
    new RegExp(`User-agent: ${robot}\\n(?:User-agent: .*\\n)*Disallow: /\\n`).test(text);
  expect(robotsText(SITE, { search: true, training: null })).not.toContain('GPTBot');
  expect(closed(robotsText(SITE, { search: true, training: false }), 'GPTBot')).toBe(true);
  expect(closed(robotsText(SITE, { search: true, training: false }), 'OAI-SearchBot')).toBe(false);
  expect(closed(robotsText(SITE, { search: true, training: true }), 'GPTBot')).toBe(false);
  expect(closed(robotsText(SITE, { search: false, training: null }), 'Claude-SearchBot')).toBe(true);
});

test('security.txt has a contact, its address and an expiry date within a year', () => {
  const contact = 'mailto:seguranca@loja.test';
  const fields = Object.fromEntries(
    securityText(contact, SITE, Date.UTC(2026, 10, 23, 9, 30))
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toEqual({
    Contact: contact,
    Expires: '2027-05-22T00:00:00.000Z',
    'Preferred-Languages': 'pt, en',
    Canonical: 'https://loja.test/.well-known/security.txt',
  });
});

test('B27: the OpenSearch description lets browsers search the shop', () => {
  expect(openSearchDescription('Loja', SITE)).toContain(
    'template="https://loja.test/busca?busca={searchTerms}"',
  );
});

describe('the Merchant feed', () => {
  test('B25: an item has old price, sale price, interest-free instalments and escaped texts', () => {
    const text = item({});
    expect(text).toContain('<g:price>599.90 BRL</g:price><g:sale_price>449.90 BRL</g:sale_price>');
    expect(text).toContain('<g:title>Armação Rã &amp; Sapo &lt;b&gt;</g:title>');
    expect(text).toContain('<g:months>10</g:months><g:amount>44.99 BRL</g:amount>');
    expect(text).toContain('<g:availability>in_stock</g:availability>');
    expect(text).toContain('<g:google_product_category>524</g:google_product_category>');
    expect(rootOf(`${feedHead('Loja', SITE)}${text}${FEED_TAIL}`)).toBe('rss');
  });

  test('B25: sold-out products are in the feed; products with a price on request, or without a picture or price, are not', () => {
    const soldOut = item({ status: 'indisponivel' });
    expect(soldOut).toContain('<g:availability>out_of_stock</g:availability>');
    // The product's page shows neither the old price nor instalments.
    expect(soldOut).toContain('<g:price>449.90 BRL</g:price>');
    expect(soldOut).not.toMatch(/sale_price|installment/);
    expect(item({ status: 'sobConsulta' })).toBe('');
    expect(item({ precos: [] })).toBe('');
    expect(item({ midias: [] })).toBe('');
  });

  test('B25: pictures that have no large file, or that are relative to the store, are in the feed too', () => {
    const imagens = [
      { label: '', arquivos: { medium: `${SITE}/m_1.webp` } },
      { label: '', arquivos: { zoom: '/upload/2.webp' } },
    ];
    expect(item({ midias: { imagens } })).toContain(
      `<g:image_link>${SITE}/m_1.webp</g:image_link><g:additional_image_link>http://localhost:4000/upload/2.webp</g:additional_image_link>`,
    );
  });

  test('B25: only a product without a brand is marked as having no identifier', () => {
    expect(item({ marca: [] })).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(item({})).toContain('<g:brand>Garoa</g:brand>');
    expect(item({})).not.toContain('identifier_exists');
  });

  test('B25, TRACK-11: an item has the same product id as analytics events', () => {
    expect(item({})).toContain('<g:id>7</g:id>');
    expect(item({ id: '7006', sku: '' })).toContain('<g:id>7006</g:id>');
  });

  test('B25: a valid GTIN and MPN are included, invalid ones are not', () => {
    expect(item({ ean: ' 789 1234 567895 ', mpn: ' GF-12 ' })).toContain(
      '<g:gtin>7891234567895</g:gtin><g:mpn>GF-12</g:mpn>',
    );
    expect(item({ marca: [], ean: 7_891_234_567_895 })).not.toContain('identifier_exists');
    expect(item({ marca: [], mpn: 'GF-12' })).not.toContain('identifier_exists');
    for (const ean of ['7891234567890', '0000000000000', '', null, [], 'sem gtin'])
      expect(item({ ean, mpn: null })).not.toMatch(/gtin|mpn/);
  });

  test('B25: the target audience comes from the product’s filters', () => {
    const filtros = (...labels: string[]) => ({ filtros: labels.map((label) => ({ idFiltro: 1, label })) });
    expect(item(filtros('Acetato', ' Feminino '))).toContain(
      '<g:gender>female</g:gender><g:age_group>adult</g:age_group>',
    );
    expect(item(filtros('Adulto', 'Unissex'))).toContain(
      '<g:gender>unisex</g:gender><g:age_group>adult</g:age_group>',
    );
    for (const labels of [[], ['Acetato'], ['Linha infantil de verão']])
      expect(item(filtros(...labels))).not.toMatch(/<g:gender|<g:age_group/);
    expect(item({ nome: 'Óculos infantil', filtros: [] })).not.toMatch(/<g:gender|<g:age_group/);
  });

  test('B25, SCOPE-18: free delivery is stated only for products that qualify', () => {
    const free = '<g:shipping><g:country>BR</g:country><g:price>0.00 BRL</g:price></g:shipping>';
    expect(item({}, OCULOS, 0)).toContain(free);
    expect(item({}, OCULOS, 449.9)).toContain(free);
    for (const from of [450, null]) expect(item({}, OCULOS, from)).not.toContain('g:shipping');
  });

  test('A-88, B25: each size of a product is an item with a separate price and address', () => {
    const size = (id: number, label: string, given: object) => ({ id, label, estoque: 4, ...given });
    const text = item({
      id: 7,
      atributos: {
        simples: {
          nome: 'Tamanho',
          valores: [
            size(71, 'P', { precos: { por: 100, vista: 90 }, ean: '7891000100103' }),
            size(72, 'G', { precos: { de: 150, por: 120, vista: 108 }, estoque: 0 }),
          ],
        },
      },
    });
    const items = text.split('</item>').slice(0, -1);
    const field = (name: string) => items.map((one) => new RegExp(`<g:${name}>([^<]*)<`).exec(one)?.[1]);
    expect(field('id')).toEqual(['7-71', '7-72']);
    expect(field('display_ads_id')).toEqual(['7', '7']);
    expect(field('item_group_id')).toEqual(['7', '7']);
    expect(field('size')).toEqual(['P', 'G']);
    expect(field('price')).toEqual(['100.00 BRL', '120.00 BRL']);
    expect(field('availability')).toEqual(['in_stock', 'out_of_stock']);
    expect(field('gtin')).toEqual(['7891000100103', undefined]);
    expect(field('link').map((link) => new URL(link ?? '').search)).toEqual(['?tamanho=P', '?tamanho=G']);
  });

  test('B25: the only size of a product is included, with the product’s address', () => {
    const only = item({ atributos: { simples: { nome: 'Tamanho', valores: [{ label: ' M ' }] } } });
    expect(only).toContain('<g:size>M</g:size>');
    expect(only).not.toMatch(/tamanho=|display_ads_id/);
    expect(item({})).not.toContain('g:size');
  });

  test('B25: instalments with interest are left out', () => {
    const precos = { por: 100, vista: 100, parcelamento: [{ parcelas: 10, valorParcela: 12, taxa: 2 }] };
    expect(item({ precos })).not.toContain('installment');
  });

  test('B25: colours of one model form a group, whichever is listed', () => {
    const unico = {
      nome: 'Cor',
      valores: [
        { label: 'Preto', selecionado: true, produto: { id: 7 } },
        { label: 'Mel', produto: { id: 5 } },
      ],
    };
    const text = item({ atributos: { unico } });
    expect(text).toContain('<g:item_group_id>5</g:item_group_id>');
    expect(text).toContain('<g:color>Preto</g:color>');
  });
});

test.each([
  ['Lentes de visão simples', 'Lente Horizonte 1,67', '2733'],
  ['Lentes de contato', 'Lente de contato diária', '2923'],
  ['Óculos de sol', 'Volante com lente polarizada', '178'],
])('B25: products in %s have their category in Google’s taxonomy', (category, nome, id) => {
  const text = feedItem({
    feedCategories: OCULOS.feedCategories,
    freeShippingFrom: null,
    product: produto({ nome }),
    address: `${SITE}/a.html`,
    description: '',
    category,
  });
  expect(text).toContain(`<g:google_product_category>${id}</g:google_product_category>`);
});

test('VARIANT-01, B25: the machine shop’s feed does not classify solar fences as sunglasses', () => {
  const solar = { nome: 'Eletrificador solar de 20 km' };
  expect(item(solar)).toContain('<g:google_product_category>178<');
  expect(item(solar, MAQUINAS)).not.toContain('google_product_category');
});
