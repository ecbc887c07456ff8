/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { gatewayPlatform } from '@/lib/gateway/testing';
import { PRODUCT_INDEX_FILE, takeCrawlerFile } from '@/lib/seo/crawlers/known-files';
import { agentsConfig } from '../testing';
import { lookupCatalog } from './lookup';
import { lookupRequest, searchRequest } from './requests';
import { searchCatalog } from './search';
import { sellFrames } from './testing';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const platform = gatewayPlatform();
beforeEach(() => sellFrames(platform));

const EYEWEAR = 'localhost.eyewear';

type Answer = {
  pagination: { cursor?: string };
  products: { id: string; variants: { id: string; metadata: object }[] }[];
};

async function search(body: object) {
  const { data, messages } = await searchCatalog(searchRequest().parse(body));
  const { products, pagination } = data as Answer;
  return {
    cursor: pagination.cursor,
    found: products.map(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
    messages: messages.map(({ code, content }) => [code, content]),
  };
}

describe('a value that a filter does not have', () => {
  test('gets one message, with what the lists of the shop accept together', async () => {
    expect(await search({ filters: { [EYEWEAR]: { shape: 'Triangular' } } })).toEqual({
      cursor: undefined,
      found: [],
      messages: [
        [
          'filter_value_unknown',
          'filters.localhost.eyewear.shape: "Triangular" is unknown here. Accepted: Redondo, Quadrado, Aviador.',
        ],
      ],
    });
  });

  test('is named for each filter, and not where another list has it', async () => {
    const { messages } = await search({
      filters: { [EYEWEAR]: { shape: 'Triangular', colour: 'Azul', material: 'Ouro' } },
    });
    expect(messages.map(([, content]) => content?.split(':', 1)[0])).toEqual([
      'filters.localhost.eyewear.shape',
      'filters.localhost.eyewear.material',
    ]);
    expect(messages[1]?.[1]).toContain('Nothing here can be filtered by it.');
  });

  test('is told from values that no product has together', async () => {
    const { found, messages } = await search({
      filters: { categories: ['oculos-de-grau'], [EYEWEAR]: { shape: 'Redondo', colour: 'Tartaruga' } },
    });
    expect([found, messages.map(([code]) => code)]).toEqual([[], ['no_results']]);
  });

  test('is known, however narrow the range of prices is', async () => {
    const { messages } = await search({
      filters: { price: { max: 100 }, [EYEWEAR]: { shape: 'Redondo' } },
    });
    expect(messages.map(([code]) => code)).toEqual(['no_results']);
  });

  test('a category that there is not is answered with those that there are', async () => {
    const { messages } = await search({ filters: { categories: ['Óculos', 'oculos-de-grau'] } });
    expect(messages).toEqual([
      [
        'filter_value_unknown',
        'filters.categories: unknown here: "Óculos". Accepted: oculos-de-grau, oculos-de-sol, acessorios, and the paths of other categories.',
      ],
    ]);
  });
});

describe('a name that a request does not have', () => {
  const problemOf = (body: object) => searchRequest().safeParse(body).error?.issues[0]?.message;

  test('is refused in the namespace of the shop, with the name that was meant', () => {
    const filters = { [EYEWEAR]: { color: 'Preto', shape: 'Redondo' } };
    expect(problemOf({ query: 'redondo', filters })).toBe(
      'there is no "color". Did you mean colour? Filters of glasses are shape, colour, material, size, face_width_mm.',
    );
    expect(problemOf({ filters: { [EYEWEAR]: { ['x'.repeat(500)]: 1 } } })?.length).toBeLessThan(200);
  });

  test('is told to be ignored elsewhere, as the protocol lets agents send it', async () => {
    const { found, messages } = await search({
      query: 'armacao',
      limit: 5,
      pagination: { page: 2 },
      filters: { color: 'Preto', category: 'x', price: { max: 99_000, maximum: 3 } },
    });
    expect(found).toHaveLength(2);
    expect(messages).toEqual([
      [
        'filter_unknown',
        `Ignored filters: color, category, price.maximum. Did you mean localhost.eyewear: {"colour": …}, categories? Filters are categories, price, and under localhost.eyewear those of glasses: shape, colour, material, size, face_width_mm.`,
      ],
      [
        'input_unknown',
        'Ignored: limit, pagination.page. Did you mean pagination.limit, pagination.cursor? A request has query, filters, pagination, context, signals, attribution.',
      ],
    ]);
  });

  test('cannot be meant by a range of prices that is none', () => {
    expect(problemOf({ filters: { price: { min: 500, max: 100 } } })).toBe('min is above max');
  });

  test('does not make a search by itself', () => {
    expect(problemOf({ filters: { color: 'Preto' } })).toMatch(
      /^query or filters are needed\. Ignored filters: color\./,
    );
  });
});

test('a price in another currency is ignored, and said to be', async () => {
  const { found, messages } = await search({
    context: { currency: 'USD' },
    filters: { categories: ['oculos-de-grau'], price: { max: 100 } },
  });
  expect(found).toHaveLength(2);
  expect(messages).toEqual([
    ['price_filter_ignored', 'Ignored filter: price in USD. Prices here are in BRL.'],
  ]);
});

test('a slow platform gets a part of the answer in time, and the way to the rest', async () => {
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  sellFrames(platform, () => {
    later += 4_500;
  });
  const filters = { categories: ['oculos-de-grau'], [EYEWEAR]: { face_width_mm: 134 } };
  const first = await search({ filters });
  expect(first.found.map(([id]) => id)).toEqual(['31']);
  const rest = await search({ filters, pagination: { cursor: first.cursor } });
  expect(rest.found.map(([id]) => id)).toEqual(['41']);
  expect(rest.cursor).toBeUndefined();
});

describe('the sizes of a product', () => {
  const IN_CATEGORY = { categories: ['oculos-de-grau'] };
  const eyewear = (filters: object) => search({ filters: { ...IN_CATEGORY, [EYEWEAR]: filters } });

  test('are all listed without a filter that tells them apart, the one that the page shows first', async () => {
    const { found } = await search({ filters: IN_CATEGORY });
    expect(found).toEqual([
      ['31', '31-33', '31-31', '31-32'],
      ['41', '41-41', '41-42'],
    ]);
  });

  test('TRY-17: that fit a face are listed alone, by the verdict of the shop, the nearest first', async () => {
    expect((await eyewear({ face_width_mm: 134 })).found).toEqual([
      ['31', '31-32', '31-33'],
      // A frame of 126 mm fits a face of 134 mm; 136 mm would fit better, but is sold out.
      ['41', '41-41'],
    ]);
    expect((await eyewear({ face_width_mm: 138 })).found).toEqual([['31', '31-33', '31-32']]);
    expect((await eyewear({ face_width_mm: 118 })).found).toEqual([
      ['31', '31-31'],
      ['41', '41-41'],
    ]);
    expect((await eyewear({ face_width_mm: 160 })).found).toEqual([]);
    const request = searchRequest().parse({ filters: { ...IN_CATEGORY, [EYEWEAR]: { face_width_mm: 134 } } });
    const { products } = (await searchCatalog(request)).data as Answer;
    const [nearest, wider] = products[0]?.variants ?? [];
    expect(nearest?.metadata).toMatchObject({ front_width_mm: 133, fit: 'serve' });
    expect(wider?.metadata).toMatchObject({ front_width_mm: 138, fit: 'serve' });
    expect(products[1]?.variants[0]?.metadata).toMatchObject({ front_width_mm: 126, fit: 'deve servir' });
  });

  test('of a name are listed alone, by their letter or by the width of their front', async () => {
    expect((await eyewear({ size: 'M' })).found).toEqual([['31', '31-33', '31-32']]);
    expect((await eyewear({ size: 'P' })).found).toEqual([
      ['31', '31-31'],
      ['41', '41-41'],
    ]);
  });

  test('are found by their own price, whatever the price of the one that lists show', async () => {
    const cheap = () => search({ filters: { ...IN_CATEGORY, price: { min: 35_000, max: 37_500 } } });
    takeCrawlerFile(PRODUCT_INDEX_FILE, gzipSync('31\t/armacao-31.html\tSKU-31\n'));
    // The platform filters by its list prices: their spread is unknown before the first walk.
    expect((await cheap()).found).toEqual([]);
    takeCrawlerFile(PRODUCT_INDEX_FILE, gzipSync('31\t/armacao-31.html\tSKU-31\t4000\t0\n'));
    expect((await cheap()).found).toEqual([['31', '31-31']]);
    const both = await search({
      filters: { ...IN_CATEGORY, price: { max: 40_000 }, [EYEWEAR]: { face_width_mm: 138 } },
    });
    expect(both.found).toEqual([['31', '31-32']]);
  });
});

test('a product that is looked up is shown by a size within the range of prices', async () => {
  const lookup = async (id: string) => {
    const filters = { price: { max: 37_500 } };
    const { data } = await lookupCatalog(lookupRequest().parse({ ids: [id], filters }));
    return (data as Answer).products.flatMap(({ variants }) => variants.map((variant) => variant.id));
  };
  expect(await lookup('armacao-31')).toEqual(['31-31']);
  expect(await lookup('31-32')).toEqual([]);
});
