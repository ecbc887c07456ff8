/** @jest-environment node */
import { gatewayPlatform } from '@/lib/gateway/testing';
import { agentsConfig } from '../testing';
import { searchRequest } from './requests';
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
  products: { id: string; variants: { id: string }[] }[];
};

async function search(body: object) {
  const { data, messages } = await searchCatalog(searchRequest().parse(body));
  const { products } = data as Answer;
  return {
    found: products.map(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
    messages: messages.map(({ code, content }) => [code, content]),
  };
}

describe('a value that a filter does not have', () => {
  test('gets one message, with what the lists of the shop accept together', async () => {
    expect(await search({ filters: { [EYEWEAR]: { shape: 'Triangular' } } })).toEqual({
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
        'filters.categories: "Óculos" is unknown. Accepted: oculos-de-grau, oculos-de-sol, acessorios, and the paths of other categories.',
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
        'Ignored: limit, pagination.page. A request has query, filters, pagination, context, signals, attribution.',
      ],
    ]);
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
