/** @jest-environment node */
import { feedProblems } from './feed-rules';
import { feedItems, parsePage } from './parse';
import { itemOfPage, productFacts, productProblems } from './product-rules';

const offer = { '@type': 'Offer', price: '449.90', availability: 'https://schema.org/InStock' };

type Options = {
  offers?: object | null;
  tags?: Record<string, string | undefined>;
  image?: string[] | null;
  shown?: string;
  more?: object;
};
const page = ({
  offers = offer,
  tags = {},
  image = ['https://loja.test/1.webp'],
  shown = 'R$ 449,90 R$ 404,91',
  more = {},
}: Options = {}) => {
  const metas = {
    'product:price:amount': '449.90',
    'product:price:currency': 'BRL',
    'product:availability': 'in stock',
    'og:type': 'product',
    ...tags,
  };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Armação',
    offers,
    image,
    ...more,
  };
  const meta = Object.entries(metas)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`);
  const json = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = `<head>${meta.join('')}</head><body>${json}<main>${shown}</main><footer>R$ 1,00</footer>`;
  const facts = productFacts(parsePage(html));
  if (facts === null) throw new Error('The page shows no product.');
  return facts;
};
const item = (fields: Record<string, string[]> = {}) =>
  new Map(Object.entries({ price: ['449.90 BRL'], availability: ['in_stock'], ...fields }));
const own = { status: 'disponivel', de: 0, por: 449.9, vista: 404.91 };

test('B3, B4, B25: a product with the same data everywhere has no findings, and a product with a price on request has no price anywhere', () => {
  expect(productProblems(page(), item(), own)).toEqual([]);
  const none = { 'product:price:amount': undefined, 'product:price:currency': undefined };
  const onRequest = page({ offers: null, tags: none, shown: 'Sob consulta' });
  expect(productProblems(onRequest, undefined, { ...own, status: 'sobConsulta' })).toEqual([]);
});

test('B5, B25: a kit sold as one product is a bundle in the feed, with the same data everywhere', () => {
  const more = { additionalType: 'https://schema.org/ProductCollection' };
  const bundle = item({ is_bundle: ['yes'] });
  expect(productProblems(page({ more }), bundle, undefined)).toEqual([]);
  expect(productProblems(page({ more, shown: '' }), bundle, undefined)).toEqual([
    'price 449.90 is in the data but not shown',
  ]);
  expect(productProblems(page({ more }), item(), undefined)).toEqual([
    'bundle in the feed is missing, not yes',
  ]);
});

test.each<[Options, Record<string, string[]>, string]>([
  [{ shown: 'R$ 459,90' }, {}, 'price 449.90 is in the data but not shown'],
  [{ shown: '' }, {}, 'price 449.90 is in the data but not shown'],
  [{ tags: { 'product:price:amount': '459.90' } }, {}, 'price in social tags is 459.90, not 449.90'],
  [
    { tags: { 'product:availability': 'out of stock' } },
    {},
    'availability in social tags is out of stock, not in stock',
  ],
  [{}, { price: ['459.90 BRL'] }, 'price in the feed is 459.90, not 449.90'],
  [{}, { availability: ['out_of_stock'] }, 'availability in the feed is out_of_stock, not in_stock'],
  [
    {},
    { price: ['599.90 BRL'], sale_price: ['449.90 BRL'] },
    'old price in the feed is 599.90, not left out',
  ],
  [{}, { 'installment.amount': ['44.99 BRL'] }, 'instalment 44.99 is in the data but not shown'],
])('B3, B4, B25: a page and a feed that disagree are found: %#', (onPage, inFeed, problem) => {
  expect(productProblems(page(onPage), item(inFeed), undefined)).toContain(problem);
});

test.each([
  [{ por: 459.9 }, 'price is 449.90, not 459.90'],
  [{ vista: 399 }, 'price in Pix 399.00 is in the data but not shown'],
  [{ status: 'indisponivel' }, 'availability is InStock, not OutOfStock'],
  [{ status: 'sobConsulta' }, 'has an offer although its price is on request'],
])('B3, B4: a price that differs from the platform’s is found: %#', (changes, problem) => {
  expect(productProblems(page(), item(), { ...own, ...changes })).toContain(problem);
});

test('B25: a product with a picture must be in the feed, and one without need not be', () => {
  expect(productProblems(page(), undefined, undefined)).toEqual([
    'has an offer and a picture but is not in the feed',
  ]);
  expect(productProblems(page({ image: null }), undefined, own)).toEqual([]);
});

const wire = (change = (text: string) => text) =>
  feedItems(
    change(
      '<item><g:id>1</g:id><g:title>A</g:title><g:description>B</g:description><g:link>https://loja.test/a.html</g:link><g:image_link>https://loja.test/1.webp</g:image_link><g:availability>in_stock</g:availability><g:price>10.00 BRL</g:price><g:condition>new</g:condition><g:brand>C &amp; D</g:brand><g:shipping><g:country>BR</g:country><g:price>0.00 BRL</g:price></g:shipping></item>',
    ),
  );

test('B25: a complete feed has no findings, and its shipping price is not mistaken for the product’s price', () => {
  expect(feedProblems(wire())).toEqual([]);
  expect(wire()[0]?.get('price')).toEqual(['10.00 BRL']);
  expect(wire()[0]?.get('brand')).toEqual(['C & D']);
});

test.each<[(text: string) => string, string]>([
  [(text) => text.replace(/<g:link>.*<\/g:link>/, ''), 'link is missing'],
  [(text) => text.replace('10.00 BRL', 'R$ 10,00'), 'price is R$ 10,00'],
  [(text) => text.replace('in_stock', 'in stock'), 'availability is in stock'],
  [(text) => text.replace('<g:title>A', `<g:title>${'A'.repeat(151)}`), `title is ${'A'.repeat(151)}`],
  [(text) => text.replace(/<g:brand>.*<\/g:brand>/, ''), 'has neither brand nor number, and does not say so'],
  [
    (text) => text.replace('</item>', '<g:sale_price>12.00 BRL</g:sale_price></item>'),
    'sale_price 12.00 BRL is not below 10.00 BRL',
  ],
  [(text) => text + text, 'id 1 is also that of https://loja.test/a.html'],
])('B25: a broken feed is found: %#', (corrupt, problem) => {
  expect(feedProblems(wire(corrupt)).map((found) => found.problem)).toContain(problem);
});

test('A-88, B25: a page is compared with the feed item of its size, or else with the item of the same price and stock', () => {
  const address = 'https://loja.test/a.html';
  const sized = (size: string, price: string, availability = 'in_stock') =>
    item({
      link: [`${address}?tamanho=${size}`],
      size: [size],
      price: [`${price} BRL`],
      availability: [availability],
    });
  const items = [sized('P', '100.00'), sized('G', '120.00'), sized('GG', '100.00', 'out_of_stock')];
  expect(itemOfPage(items, address, { size: 'G' })).toBe(items[1]);
  expect(itemOfPage(items, address, { price: '100.00', availability: 'InStock' })).toBe(items[0]);
  expect(itemOfPage(items, address, { price: '100.00', availability: 'OutOfStock' })).toBe(items[2]);
  expect(itemOfPage(items, `${address}?tamanho=G`, {})).toBe(items[1]);
  expect(itemOfPage(items, 'https://loja.test/b.html', { price: '100.00' })).toBeUndefined();
});
