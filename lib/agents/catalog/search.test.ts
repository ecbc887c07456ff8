/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { gatewayPlatform } from '@/lib/gateway/testing';
import { estrutura } from '@/lib/platform/testing/fixtures';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { route, wireProduct } from '@/lib/platform/testing/wire-products';
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

type SearchResult = {
  pagination: { cursor?: string };
  products: { id: string; variants: { id: string; metadata: object }[] }[];
};

async function search(body: object) {
  const { data, messages } = await searchCatalog(searchRequest().parse(body));
  const { products, pagination } = data as SearchResult;
  return {
    cursor: pagination.cursor,
    found: products.map(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
    messages: messages.map(({ code, content }) => [code, content]),
  };
}

test('a product without an id does not hide the pages of the list that follow', async () => {
  const all = Array.from({ length: 30 }, (_, index) =>
    wireProduct({ id: index === 4 ? null : index + 1, rota: route(`/armacao-${index + 1}.html`) }),
  );
  platform.respondWith((request, response) => {
    const query = new URL(request.url ?? '', 'http://loja.invalid').searchParams;
    const offset = Number(query.get('offset'));
    const produtos = all.slice(offset, offset + Number(query.get('limit')));
    jsonResponse({ estrutura, conteudo: { produtos }, info: { total: 30, limit: 12, offset } })(
      request,
      response,
    );
  });
  const ids: unknown[] = [];
  let cursor: string | undefined;
  do {
    const pagination = { limit: 10, ...(cursor && { cursor }) };
    const page = await search({ query: 'armação com peça sem código', pagination });
    ids.push(...page.found.map(([id]) => id));
    cursor = page.cursor;
  } while (cursor !== undefined);
  expect(ids).toHaveLength(29);
});

describe('an unknown filter value', () => {
  test("an unknown filter value gets one message with all values that the shop's listings accept", async () => {
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

  test('an unknown filter value is reported for each filter, unless another listing has it', async () => {
    const { messages } = await search({
      filters: { [EYEWEAR]: { shape: 'Triangular', colour: 'Azul', material: 'Ouro' } },
    });
    expect(messages.map(([, content]) => content?.split(':', 1)[0])).toEqual([
      'filters.localhost.eyewear.shape',
      'filters.localhost.eyewear.material',
    ]);
    expect(messages[1]?.[1]).toContain('Nothing here can be filtered by it.');
  });

  test('an unknown filter value is distinguished from known values that no product combines', async () => {
    const { found, messages } = await search({
      filters: { categories: ['oculos-de-grau'], [EYEWEAR]: { shape: 'Redondo', colour: 'Tartaruga' } },
    });
    expect([found, messages.map(([code]) => code)]).toEqual([[], ['no_results']]);
  });

  test('a known value is not reported as unknown if only the price range excludes it', async () => {
    const { messages } = await search({
      filters: { price: { max: 100 }, [EYEWEAR]: { shape: 'Redondo' } },
    });
    expect(messages.map(([code]) => code)).toEqual(['no_results']);
  });

  test('an unknown category gets a message with the existing ones', async () => {
    const { messages } = await search({ filters: { categories: ['Óculos', 'oculos-de-grau'] } });
    expect(messages).toEqual([
      [
        'filter_value_unknown',
        'filters.categories: unknown here: "Óculos". Accepted: oculos-de-grau, oculos-de-sol, acessorios, and the paths of other categories.',
      ],
    ]);
  });
});

describe('an unknown filter name', () => {
  const problemOf = (body: object) => searchRequest().safeParse(body).error?.issues[0]?.message;

  test("an unknown filter name in the shop's namespace is rejected, with a suggestion", () => {
    const filters = { [EYEWEAR]: { color: 'Preto', shape: 'Redondo' } };
    expect(problemOf({ query: 'redondo', filters })).toBe(
      'there is no "color". Did you mean colour? Filters of glasses are shape, colour, material, size, face_width_mm.',
    );
    expect(problemOf({ filters: { [EYEWEAR]: { ['x'.repeat(500)]: 1 } } })?.length).toBeLessThan(200);
  });

  test('an unknown filter name elsewhere is ignored with a warning, as the protocol allows', async () => {
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

  test('no filter name is suggested for an invalid price range', () => {
    expect(problemOf({ filters: { price: { min: 500, max: 100 } } })).toBe('min is above max');
  });

  test('an unknown filter name alone is not enough for a search', () => {
    expect(problemOf({ filters: { color: 'Preto' } })).toMatch(
      /^query or filters are needed\. Ignored filters: color\./,
    );
  });
});

test('a price in another currency is ignored with a warning', async () => {
  const { found, messages } = await search({
    context: { currency: 'USD' },
    filters: { categories: ['oculos-de-grau'], price: { max: 100 } },
  });
  expect(found).toHaveLength(2);
  expect(messages).toEqual([
    ['price_filter_ignored', 'Ignored filter: price in USD. Prices here are in BRL.'],
  ]);
});

test('if the platform is slow, a search returns partial results in time, with a cursor for the rest', async () => {
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

  test("without a size filter all sizes of a product are listed, the page's default first", async () => {
    const { found } = await search({ filters: IN_CATEGORY });
    expect(found).toEqual([
      ['31', '31-33', '31-31', '31-32'],
      ['41', '41-41', '41-42'],
    ]);
  });

  test('TRY-17: with a face width only the sizes that fit are listed, the nearest first', async () => {
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
    const { products } = (await searchCatalog(request)).data as SearchResult;
    const [nearest, wider] = products[0]?.variants ?? [];
    expect(nearest?.metadata).toMatchObject({ front_width_mm: 133, fit: 'serve' });
    expect(wider?.metadata).toMatchObject({ front_width_mm: 138, fit: 'serve' });
    expect(products[1]?.variants[0]?.metadata).toMatchObject({ front_width_mm: 126, fit: 'deve servir' });
  });

  test('with a size letter only the matching sizes are listed, by name or front width', async () => {
    expect((await eyewear({ size: 'M' })).found).toEqual([['31', '31-33', '31-32']]);
    expect((await eyewear({ size: 'P' })).found).toEqual([
      ['31', '31-31'],
      ['41', '41-41'],
    ]);
  });

  test("a price filter finds sizes by the size's price, not the listed price", async () => {
    const cheap = () => search({ filters: { ...IN_CATEGORY, price: { min: 35_000, max: 37_500 } } });
    takeCrawlerFile(PRODUCT_INDEX_FILE, gzipSync('31\t/armacao-31.html\tSKU-31\n'));
    // The platform filters by list prices, because the spread of sizes' prices is unknown before the first
    // walk.
    expect((await cheap()).found).toEqual([]);
    takeCrawlerFile(PRODUCT_INDEX_FILE, gzipSync('31\t/armacao-31.html\tSKU-31\t4000\t0\n'));
    expect((await cheap()).found).toEqual([['31', '31-31']]);
    const both = await search({
      filters: { ...IN_CATEGORY, price: { max: 40_000 }, [EYEWEAR]: { face_width_mm: 138 } },
    });
    expect(both.found).toEqual([['31', '31-32']]);
  });
});

test('a looked-up product is returned with a size within the price range', async () => {
  const lookup = async (id: string) => {
    const filters = { price: { max: 37_500 } };
    const { data } = await lookupCatalog(lookupRequest().parse({ ids: [id], filters }));
    return (data as SearchResult).products.flatMap(({ variants }) => variants.map((variant) => variant.id));
  };
  expect(await lookup('armacao-31')).toEqual(['31-31']);
  expect(await lookup('31-32')).toEqual([]);
});
