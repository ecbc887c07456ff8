/** @jest-environment node */
import type { Json } from '../lib/json';
import { countsOf } from './checks';
import { structuredDataProblems } from './json-ld-rules';
import { kindOf, pageProblems, validityProblems } from './page-rules';
import { disallowedBy, parsePage } from './parse';
import { goodHead } from './testing';

const SHOP = 'https://loja.test';
const HERE = `${SHOP}/a.html`;

const offer = {
  '@type': 'Offer',
  price: '449.90',
  priceCurrency: 'BRL',
  availability: 'https://schema.org/InStock',
  url: HERE,
};
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Armação',
  url: HERE,
  image: [`${SHOP}/1.webp`],
  offers: offer,
};
const offered = (changes: Json) => ({ ...product, offers: { ...offer, ...changes } });
const rated = (changes: Json) => ({
  ...product,
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.5', reviewCount: 2, ...changes },
});
const crumbs = (positions: number[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: positions.map((position) => ({ '@type': 'ListItem', position, name: 'x', item: HERE })),
});

const problemsIn = (data: Json) => structuredDataProblems([{ data }], SHOP);

test('links and headings in noscript are read, because crawlers run no scripts', () => {
  const html =
    '<body><h1>A</h1><noscript><h2>B</h2><a href="/b.html">b</a></noscript><a href="/a.html">a</a>';
  expect(parsePage(html).links).toEqual(['/b.html', '/a.html']);
});

test('B1 to B10: correct structured data has no findings', async () => {
  const { offers: _, ...onRequest } = product;
  const whole = { ...rated({}), gtin13: '4006381333931' };
  const summary = { ...crumbs([13, 14]), '@type': 'ItemList' };
  for (const data of [
    whole,
    onRequest,
    offered({ priceSpecification: { price: '599.90' } }),
    crumbs([1, 2]),
    summary,
  ])
    expect(await problemsIn(data)).toEqual([]);
});

const GTIN = '4006381333932';
const AWAY = 'https://outra.test/a.html';

test.each([
  ['B1', { ...product, name: '' }, 'Product: Required attribute "name" is missing'],
  ['B1', { ...product, gtin13: GTIN }, `Product: gtin13 is ${GTIN}, whose check digit is wrong`],
  ['B1', { ...product, gtin13: Number(GTIN) }, `Product: gtin13 is ${GTIN}, whose check digit is wrong`],
  ['B1', offered({ price: '0.00' }), 'Offer: price is "0.00"'],
  ['B1', offered({ price: 'R$ 449,90' }), 'Offer: price is "R$ 449,90"'],
  ['B1', offered({ priceCurrency: undefined }), 'Offer: priceCurrency is undefined'],
  ['B1', offered({ availability: 'InStock' }), 'Offer: availability is InStock'],
  ['B2', offered({ priceSpecification: { price: '9' } }), 'Offer: the old price 9 is not above 449.90'],
  ['B8', crumbs([1, 3]), 'BreadcrumbList: positions are 1, 3'],
  ['B8', crumbs([2, 3]), 'BreadcrumbList: positions are 2, 3'],
  ['B9', rated({ ratingValue: '7' }), 'AggregateRating: ratingValue is 7 of 2'],
  ['B9', rated({ reviewCount: 0 }), 'AggregateRating: ratingValue is 4.5 of 0'],
  ['B11', { ...product, url: AWAY }, `Product: url leaves the shop (${AWAY})`],
  ['B11', { ...product, url: '/a.html' }, 'Product: url leaves the shop (/a.html)'],
  ['B11', { ...product, '@context': undefined }, 'structured data without a context or a type'],
])('%s: broken structured data is found: %#', async (_id, data, problem) => {
  expect(await problemsIn(data)).toContain(problem);
});

const head = (inner: string) => `<!doctype html><html lang="pt-BR"><head>${inner}</head>`;
const GOOD = goodHead(HERE, 'Armação | Loja');
const body = '<body><h1>Armação</h1></body></html>';
const problemsOf = (html: string) => pageProblems(parsePage(html), HERE);

test('B11: invalid JSON is a finding', async () => {
  const { structured } = parsePage('<script type="application/ld+json">{"@type":</script>');
  expect(await structuredDataProblems(structured, SHOP)).toEqual([
    expect.stringMatching(/^structured data is not valid JSON/),
  ]);
});

test('B12, B22, B23: a complete head has no findings', () => {
  expect(problemsOf(head(GOOD) + body)).toEqual([]);
});

test.each<[string, (html: string) => string, string]>([
  ['B22', (html) => html.replace('<h1>Armação</h1>', ''), 'no main heading'],
  ['B22', (html) => html.replace('<h1>', '<h1>A</h1><h1>'), '2 × main heading: A | Armação'],
  ['B22', (html) => html.replace(/<title>.*<\/title>/, ''), 'no title'],
  ['B22', (html) => html.replace(/<meta name="description"[^>]*>/, ''), 'no description'],
  ['B12', (html) => html.replace(/<link rel="canonical"[^>]*>/, ''), 'no canonical address'],
  ['B12', (html) => html.replace('a.html">', 'b.html">'), `canonical address is ${SHOP}/b.html, not ${HERE}`],
  ['B23', (html) => html.replace('pt_BR', 'en_US'), 'og:locale is en_US, not pt_BR'],
  ['B23', (html) => html.replace(/<meta property="og:image"[^>]*>/, ''), 'no og:image'],
  ['B23', (html) => html.replace('content="1200"', 'content="600"'), 'og:image:width is 600, not 1200'],
  ['B23', (html) => html.replace(/<meta property="og:image:height"[^>]*>/, ''), 'no og:image:height'],
  ['B23', (html) => html.replace(/<meta property="og:image:type"[^>]*>/, ''), 'no og:image:type'],
  [
    'B23',
    (html) => html.replaceAll(`${SHOP}/og.jpg`, '/og.jpg'),
    'og:image is not an absolute address: /og.jpg',
  ],
  [
    'B23',
    (html) => html.replaceAll(`${SHOP}/og.jpg`, 'http://loja.test/og.jpg'),
    'twitter:image is not https: http://loja.test/og.jpg',
  ],
  ['B28', (html) => html.replace('pt-BR', 'en'), 'language is en'],
  [
    'B28',
    (html) => html.replace('</head>', '<link rel="alternate" hreflang="en" href="/en"></head>'),
    'alternate languages: en',
  ],
  [
    'B22',
    (html) =>
      html
        .replace(/<title>.*<\/title>/, `<title>${'Armação '.repeat(8)}| Loja</title>`)
        .replace('og:type" content="x"', 'og:type" content="product"'),
    `name in the title of 63 characters: ${'Armação '.repeat(8).trim()}`,
  ],
  // Streamed metadata is in the body, where not every crawler looks (B18).
  ['B18', (html) => html.replace(GOOD, '').replace('<body>', `<body>${GOOD}`), 'no description'],
])('%s: a broken head is found: %#', (_id, breakHead, problem) => {
  expect(problemsOf(breakHead(head(GOOD) + body))).toContain(problem);
});

test('B17: on a noindex page only the language is checked', () => {
  const hidden = '<html lang="pt"><head><meta name="robots" content="noindex, follow"></head><body></body>';
  expect(problemsOf(hidden)).toEqual(['language is pt']);
});

test('B11: pages are grouped by kind, so that a sample of each kind is enough', () => {
  const list = '<script type="application/ld+json">{"@type":"ItemList"}</script>';
  const kind = (html: string, path: string) => kindOf(parsePage(html), SHOP + path);
  expect(kind(head('<meta property="og:type" content="product">'), '/a.html')).toBe('product');
  expect(kind(list, '/sol')).toBe('listing of a category');
  expect(kind(list, '/marcas/garoa?pg=2')).toBe('listing of a marcas, filtered or paged');
  expect(kind('', '/pagina/contato')).toBe('/pagina/contato');
});

test('B11: invalid HTML is reported, valid HTML is not', async () => {
  const page = (inner: string) =>
    `<!doctype html>\n<html lang="pt-BR"><head><title>x</title></head><body>${inner}</body></html>`;
  expect(await validityProblems(page('<p>Bom dia.</p>'))).toEqual([]);
  expect(await validityProblems(page('<p id="a">1</p><p id="a">2</p>'))).toEqual([
    expect.stringMatching(/^no-dup-id/),
  ]);
  expect((await validityProblems(page('<ul><div>x</div></ul>'))).length).toBeGreaterThan(0);
});

test('C3: an unescaped < in structured data is reported, because it can end the script element', async () => {
  const script = (json: string) =>
    parsePage(`<script type="application/ld+json">${json}</script>`).structured;
  expect(script('{"name":"a \\u003c b"}')).toEqual([{ data: { name: 'a < b' } }]);
  expect(await structuredDataProblems(script('{"name":"a < b"}'), SHOP)).toEqual([
    'structured data contains an unescaped <, which may end its element',
  ]);
});

test('B20: addresses that robots.txt disallows for all crawlers are not requested', () => {
  const rules = disallowedBy(
    'User-agent: *\nAllow: /\nDisallow: /busca$\nDisallow: /busca?\nDisallow: /*?*order=\n\nUser-agent: X\nDisallow: /\n',
  );
  const isClosed = (path: string) => rules.some((rule) => rule.test(path));
  expect(['/busca', '/busca?busca=a', '/sol?pg=2&order=x', '/buscador', '/'].map(isClosed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a check with several findings fails once, and a check that was not run counts as skipped', () => {
  const found = { address: HERE, problem: 'x' };
  const findings = (['links', 'links', 'markup'] as const).map((check) => ({ check, ...found }));
  expect(countsOf(findings, ['catalogue'])).toEqual({ passed: 8, failed: 2, skipped: 1 });
  expect(countsOf([], [])).toEqual({ passed: 11, failed: 0, skipped: 0 });
});
