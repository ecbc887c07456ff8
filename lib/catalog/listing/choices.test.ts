import fc from 'fast-check';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { formatRoundBRL } from '@/lib/shared/money';
import {
  addChoice,
  applyDifference,
  type Choice,
  choiceFromLink,
  combineChoices,
  markChoices,
  parseHref,
  settingChoice,
} from './choices';
import { buildFacets, type Facets } from './facets';
import { resumeChoices } from './filter-state';
import { keyHref, type ListingPage, pageHref } from './links';

type State = Record<string, string>;
type Value = { label: string; key: string; value: string };

const facetsFrom = (page: ListingPage, detalhes: object) =>
  buildFacets(
    page,
    listagemSchema.parse({ conteudo: { detalhes }, info: { total: 9, limit: 12 } }).conteudo.detalhes,
  );

const RANGES = [
  { de: 449, ate: 999 },
  { de: 1000, ate: 1499 },
];
const VALUES: Value[] = [
  { label: 'Acetato', key: 'filtro', value: 'acetato' },
  { label: 'Metal', key: 'filtro', value: 'metal' },
  { label: 'M', key: 'atributo', value: 'm' },
  { label: 'Alba', key: 'marca', value: 'alba' },
];
const without = (state: State, key: string) =>
  Object.fromEntries(Object.entries(state).filter(([other]) => other !== key));

/** Filters like the embedded store: combines the values of one key, in a fixed order. */
function plainPlatform(page: ListingPage): Facets {
  const { query: state } = page;
  const value = ({ label, key, value: slug }: Value) => {
    const chosen = (state[key] ?? '').split('_').filter(Boolean);
    const ativo = chosen.includes(slug);
    const next = ativo ? chosen.filter((other) => other !== slug) : [...chosen, slug].sort();
    const query = next.length > 0 ? { ...without(state, key), [key]: next.join('_') } : without(state, key);
    return { label, nome: label, ativo, rota: { query: Object.keys(query).length > 0 ? query : [] } };
  };
  const of = (key: string) => VALUES.filter((entry) => entry.key === key).map(value);
  return facetsFrom(page, {
    filtros: [{ id: 1, nome: 'Material', valores: of('filtro') }],
    atributos: [{ id: 2, nome: 'Tamanho', valores: of('atributo') }],
    marcas: of('marca'),
    filtrosPreco: RANGES.map(({ de, ate }) => {
      const ativo = state.preco === `${de}-${ate}`;
      return {
        de,
        ate,
        ativo,
        rota: { query: ativo ? without(state, 'preco') : { ...state, preco: `${de}-${ate}` } },
      };
    }),
  });
}

/** Filters like the quirky platform: with different keys, one value each, and a different spelling. */
function quirkyPlatform(page: ListingPage): Facets {
  const { query: state } = page;
  const own = (key: string) => (key === 'filtro' ? 'material' : key);
  const value = ({ label, key, value: slug }: Value) => {
    const ativo = state[own(key)] === slug;
    const query = ativo ? without(state, own(key)) : { ...state, [own(key)]: slug };
    return {
      label: ` ${label}`,
      nome: ` ${label}`,
      ativo: ativo ? 's' : 'n',
      rota: { query: Object.keys(query).length > 0 ? query : [] },
    };
  };
  const of = (key: string) => VALUES.filter((entry) => entry.key === key).map(value);
  return facetsFrom(page, {
    filtros: { '1': { id: '1', nome: ' Material ', valores: { ...of('filtro') } } },
    atributos: [{ id: '2', nome: 'Tamanho', valores: of('atributo') }],
    marcas: { ...of('marca') },
    filtrosPreco: RANGES.map(({ de, ate }) => {
      const ativo = state.preco === `${de}-${ate}`;
      const query = ativo ? without(state, 'preco') : { ...state, preco: `${de}-${ate}` };
      return { de: String(de), ate, ativo: ativo ? 's' : 'n', rota: { query } };
    }),
  });
}

const START: ListingPage = { path: '/solar', query: {} };
const PRICE = `${formatRoundBRL(449)} a ${formatRoundBRL(999)}`;
const OTHER_PRICE = `${formatRoundBRL(1000)} a ${formatRoundBRL(1499)}`;

type Platform = (page: ListingPage) => Facets;

function hrefOf(facets: Facets, label: string): string {
  const value = facets.groups.flatMap(({ links }) => links).find((link) => link.label === label);
  if (!value) throw new Error(`no value ${label}`);
  return value.href;
}

/** The choices after clicking these values one after another on the list `from`. */
function chooseAll(platform: Platform, from: ListingPage, ...labels: string[]): Choice[] {
  const facets = platform(from);
  return labels.reduce<Choice[]>(
    (choices, label) =>
      addChoice(choices, choiceFromLink(from, facets, hrefOf(facets, label), false, choices), from),
    [],
  );
}

/**
 * The address after several clicks before the first response. Each new list allows the waiting choices to
 * continue.
 */
function followAll(platform: Platform, from: ListingPage, choices: readonly Choice[]): string {
  const { href, waiting } = combineChoices({ from, choices });
  if (waiting.length === 0) return href;
  const page = parseHref(href);
  return followAll(platform, page, resumeChoices(waiting, page, platform(page)));
}

const finalHref = (platform: Platform, from: ListingPage, ...labels: string[]) =>
  followAll(platform, from, chooseAll(platform, from, ...labels));

describe.each([
  { name: 'the embedded store', platform: plainPlatform, material: 'filtro' },
  { name: 'the quirky platform', platform: quirkyPlatform, material: 'material' },
])('quick choices on $name', ({ platform, material }) => {
  test('LIST-21, LIST-39: two filters selected before a response both apply, in any order', () => {
    const both = '/solar?atributo=m&marca=alba';
    expect(combineChoices({ from: START, choices: chooseAll(platform, START, 'M', 'Alba') })).toEqual({
      href: both,
      waiting: [],
    });
    expect(finalHref(platform, START, 'Alba', 'M')).toBe(both);
  });

  test('LIST-21: selecting a pending filter again deselects it, and selecting an applied filter removes it', () => {
    expect(finalHref(platform, START, 'M', 'Alba', 'M')).toBe('/solar?marca=alba');
    expect(finalHref(platform, START, 'M', 'M')).toBe('/solar');
    const from = { ...START, query: { marca: 'alba', atributo: 'm' } };
    expect(finalHref(platform, from, 'Alba', 'Acetato')).toBe(
      `/solar?${new URLSearchParams(
        material === 'filtro' ? { filtro: 'acetato', atributo: 'm' } : { atributo: 'm', material: 'acetato' },
      )}`,
    );
    expect(finalHref(platform, from, 'Alba', 'M')).toBe('/solar');
  });

  test('LIST-38: the price range selected last applies', () => {
    expect(finalHref(platform, START, PRICE, OTHER_PRICE, 'M')).toBe('/solar?atributo=m&preco=1000-1499');
    expect(finalHref(platform, { ...START, query: { preco: '449-999' } }, PRICE, OTHER_PRICE)).toBe(
      '/solar?preco=1000-1499',
    );
    expect(finalHref(platform, { ...START, query: { preco: '449-999' } }, OTHER_PRICE, PRICE)).toBe(
      '/solar?preco=449-999',
    );
  });

  test('LIST-24, LIST-25: sort order and page size combine with filters, and the last choice of each applies', () => {
    const filters = chooseAll(platform, START, 'M', 'Alba');
    const all = [
      settingChoice('order', '/solar?order=Menor+Pre%C3%A7o'),
      settingChoice('ipp', keyHref(START, 'ipp', '36')),
      settingChoice('order', '/solar?order=Favoritos'),
    ].reduce((choices, choice) => addChoice(choices, choice, START), filters);
    expect(followAll(platform, START, all)).toBe('/solar?atributo=m&marca=alba&order=Favoritos&ipp=36');
    const back = addChoice(all, settingChoice('order', '/solar'), START);
    expect(followAll(platform, START, back)).toBe('/solar?atributo=m&marca=alba&ipp=36');
  });

  test('LIST-34: a page number applies alone or after a sort order, but not after a later change', () => {
    const from = { ...START, query: { pg: '2', marca: 'alba' } };
    const page = choiceFromLink(from, platform(from), pageHref(from, 3));
    const order = settingChoice('order', '/solar?marca=alba&order=Favoritos');
    expect(combineChoices({ from, choices: [page] }).href).toBe('/solar?marca=alba&pg=3');
    expect(combineChoices({ from, choices: addChoice([order], page, from) }).href).toBe(
      '/solar?marca=alba&order=Favoritos&pg=3',
    );
    expect(combineChoices({ from, choices: addChoice([page], order, from) }).href).toBe(
      '/solar?marca=alba&order=Favoritos',
    );
    const filter = chooseAll(platform, from, 'M');
    expect(combineChoices({ from, choices: addChoice(filter, page, from) }).href).toBe(
      '/solar?atributo=m&marca=alba',
    );
    expect(combineChoices({ from, choices: [] }).href).toBe('/solar?marca=alba&pg=2');
  });

  test('LIST-17: clearing removes every filter, including pending ones, and keeps sort order and page size', () => {
    const from = { ...START, query: { marca: 'alba', order: 'Favoritos' } };
    const facets = platform(from);
    const before = addChoice(
      chooseAll(platform, from, 'M'),
      settingChoice('ipp', keyHref(from, 'ipp', '24')),
      from,
    );
    const cleared = addChoice(before, choiceFromLink(from, facets, facets.clearHref, true), from);
    expect(followAll(platform, from, cleared)).toBe('/solar?order=Favoritos&ipp=24');
    expect(markChoices(facets, cleared).applied).toEqual([]);
    const then = addChoice(cleared, choiceFromLink(from, facets, hrefOf(facets, 'M')), from);
    expect(followAll(platform, from, then)).toBe('/solar?atributo=m&order=Favoritos&ipp=24');
    const again = choiceFromLink(from, facets, hrefOf(facets, 'Alba'), false, cleared);
    const restored = addChoice(cleared, again, from);
    expect(followAll(platform, from, restored)).toBe('/solar?marca=alba&order=Favoritos&ipp=24');
    expect(markChoices(facets, restored).applied).toMatchObject([{ label: 'Alba' }]);
  });

  test('LIST-19: selecting another category replaces all pending choices', () => {
    const choices = addChoice(
      chooseAll(platform, START, 'M'),
      choiceFromLink(START, platform(START), '/grau'),
      START,
    );
    expect(combineChoices({ from: START, choices })).toEqual({ href: '/grau', waiting: [] });
    const facets = platform(START);
    const filter = addChoice(choices, choiceFromLink(START, facets, hrefOf(facets, 'Alba')), START);
    expect(combineChoices({ from: START, choices: filter }).href).toBe('/grau');
    expect(followAll(platform, START, filter)).toBe('/grau?marca=alba');
  });

  test('LIST-21, A6: a selected filter is marked at once, in the menu and among the applied filters', () => {
    const from = { ...START, query: { marca: 'alba', preco: '449-999' } };
    const facets = platform(from);
    const marked = markChoices(facets, chooseAll(platform, from, 'Alba', 'Acetato', OTHER_PRICE));
    const on = marked.groups.flatMap(({ links }) => links.filter(({ isActive }) => isActive));
    expect(on.map(({ label }) => label)).toEqual([OTHER_PRICE, 'Acetato']);
    expect(marked.applied.map(({ label }) => label)).toEqual([OTHER_PRICE, 'Acetato']);
    expect(markChoices(facets, [])).toBe(facets);
  });

  test('LIST-39, A7: independent filters result in the same address in any order', () => {
    const labels = ['M', 'Alba', 'Acetato', PRICE];
    const one = finalHref(platform, START, ...labels);
    fc.assert(
      fc.property(fc.shuffledSubarray(labels, { minLength: labels.length }), (shuffled) => {
        expect(finalHref(platform, START, ...shuffled)).toBe(one);
      }),
    );
    expect(Object.keys(parseHref(one).query)).toHaveLength(4);
  });
});

describe('quick choices of values of one filter', () => {
  test('LIST-21: the second value of a filter waits for the listing with the first one', () => {
    const choices = chooseAll(plainPlatform, START, 'Metal', 'Acetato');
    const { href, waiting } = combineChoices({ from: START, choices });
    expect(href).toBe('/solar?filtro=metal');
    expect(waiting.map(({ pick }) => pick)).toEqual([{ group: 'filtro-1', label: 'Acetato', on: true }]);
    expect(followAll(plainPlatform, START, choices)).toBe('/solar?filtro=acetato_metal');
    expect(finalHref(plainPlatform, START, 'Acetato', 'Metal')).toBe('/solar?filtro=acetato_metal');
    expect(finalHref(quirkyPlatform, START, 'Acetato', 'Metal')).toBe('/solar?material=metal');
  });

  test('LIST-21: choices that the new listing no longer offers, or has already applied, are dropped', () => {
    const page = { ...START, query: { filtro: 'acetato_metal' } };
    const waiting = chooseAll(plainPlatform, START, 'Metal');
    expect(resumeChoices(waiting, page, plainPlatform(page))).toEqual([]);
    expect(resumeChoices(waiting, page, { ...plainPlatform(page), groups: [] })).toEqual([]);
    expect(resumeChoices(waiting, page, null)).toEqual([]);
  });
});

const page = (query: Record<string, string>) => ({ path: '/x', query });

test('LIST-18: a link from an older listing is applied as a change to the current one', () => {
  const staged = page({ filtro: 'a', order: 'z' });
  expect(applyDifference(staged, page({}), page({ marca: 'm' }))).toEqual(
    page({ filtro: 'a', order: 'z', marca: 'm' }),
  );
  expect(applyDifference(staged, page({ filtro: 'a' }), page({}))).toEqual(page({ order: 'z' }));
  expect(staged.query).toEqual({ filtro: 'a', order: 'z' });
});

test('LIST-21: an address is parsed into path and query', () => {
  expect(parseHref('/a/b?filtro=1_2&order=Menor+Pre%C3%A7o')).toEqual({
    path: '/a/b',
    query: { filtro: '1_2', order: 'Menor Preço' },
  });
});
