import { phraseProblems } from './screen-reader.mjs';
import { judgeStructuredData } from './structured-data.mjs';

const page = (data) =>
  `<!doctype html><html><head><script type="application/ld+json">${data}</script></head></html>`;
const PRODUCT = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Armação Serra',
  image: ['https://loja.test/1.jpg'],
  offers: { '@type': 'Offer', price: '100.00', priceCurrency: 'BRL' },
};
const errorsOf = async (data) =>
  (await judgeStructuredData(page(data), 'product')).filter(({ text }) => !text.startsWith('WARNING'));

test('a product with a price is right, one without is found, and so is what is no JSON', async () => {
  expect(await errorsOf(JSON.stringify(PRODUCT))).toEqual([]);
  const { price: _, ...offers } = PRODUCT.offers;
  expect(await errorsOf(JSON.stringify({ ...PRODUCT, offers }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        judge: 'data',
        kind: 'product',
        rule: expect.stringMatching(/^Offer: .*price/),
      }),
    ]),
  );
  expect(await errorsOf('{"@type":')).toEqual([expect.objectContaining({ rule: 'unreadable' })]);
});

test('a listener hears each name once or twice, and every control has one', () => {
  const rulesOf = (...phrases) => phraseProblems(phrases).map(({ rule, text }) => `${rule}: ${text}`);
  expect(
    rulesOf('link, Foto 1, ampliar', 'image, Foto 1', ', ampliar', 'end of link, Foto 1, ampliar'),
  ).toEqual([]);
  expect(rulesOf('heading, Óculos, level 2', 'paragraph', 'Óculos')).toEqual([]);
  expect(rulesOf('link, Foto 1', 'image, Foto 1', 'end of link, Foto 1', 'link, Foto 1')).toEqual([
    'said again and again: Foto 1',
  ]);
  expect(rulesOf('heading, Marcas, level 2', 'Texto', 'heading, Marcas, level 2')).toEqual([
    'heading twice: heading, Marcas, level 2',
  ]);
  expect(rulesOf('paragraph', 'button')).toEqual(['no name: button after paragraph']);
});
