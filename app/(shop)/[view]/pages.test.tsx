/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Metadata } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type * as CardLists from '@/components/catalog/card/card-list';
import type { CardSummary, PageData } from '@/lib/catalog/page-view';
import { isStoreApiError } from '@/lib/platform/errors';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { applyMutations, mutations } from '@/lib/platform/testing/mutations';
import { type Screen, screenConfig, screenEntries } from '@/lib/screens/screens';
import { decodeCompactJson } from '@/lib/shared/compact-json';
import ShellLayout from '../layout';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
}));
// Without the cache, each run reads from the platform again.
jest.mock('@/lib/platform/data-cache');

const mockTracker = jest.fn((_props: { page: PageData }) => null);
const mockListed = jest.fn((_props: { cards: readonly CardSummary[] }) => null);
jest.mock('@/components/analytics/page-view', () => ({
  PageViewTracker: (props: { page: PageData }) => mockTracker(props),
  ListedProducts: (props: { cards: readonly CardSummary[] }) => mockListed(props),
}));
jest.mock('@/components/catalog/card/card-list', () => {
  const { CardList } = jest.requireActual<typeof CardLists>('@/components/catalog/card/card-list');
  return {
    CardList: (props: ComponentProps<typeof CardList>) => {
      mockListed({ cards: decodeCompactJson(props.cards).map(({ card }) => card) });
      return CardList(props);
    },
  };
});

let responses: Record<string, unknown> = {};
const bodyFor = (url: string) => {
  const path = url.split('/v2/front/')[1] ?? '';
  const name = Object.keys(responses).find((start) => path.startsWith(start));
  return Buffer.from(JSON.stringify(name === undefined ? {} : (responses[name] ?? null)));
};
jest.mock('undici', () => ({
  Agent: class {},
  request: async (url: string) => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: { arrayBuffer: async () => bodyFor(url), dump: async () => undefined },
  }),
}));

beforeEach(() => {
  mockTracker.mockClear();
  mockListed.mockClear();
  for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

type Params = Record<string, string | string[]>;
type Page = {
  default: (props: { params: Promise<Params> }) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: { params: Promise<Params> }) => Metadata | Promise<Metadata>;
};

/** The whole page as sent, metadata first. Throws the page's error. */
async function rendered({ folder, view }: Case) {
  const { default: Body, generateMetadata }: Page = await import(`./${folder}/page`);
  const params = Promise.resolve<Params>({ view, ...exampleParams(folder) });
  const head = await generateMetadata?.({ params });
  const { prelude } = await prerender(
    <ShellLayout>
      <Body params={params} />
    </ShellLayout>,
    { onError: () => undefined },
  );
  return JSON.stringify(head ?? {}).replaceAll('<', '') + (await new Response(prelude).text());
}

const visibleText = (html: string) =>
  html.replace(/<script[^>]*>.*?<\/script>/gs, ' ').replace(/<[^>]*>/g, ' ');

const FORBIDDEN_MARKUP: [string, RegExp][] = [
  ['markup of a text', /<img src=x onerror|<svg onload/],
  ['script in an address', /(?:href|action|src)="\s*(?:javascript|data|vbscript):/i],
  ['another host than the one meant', /(?:href|action)="(?:\/\/evil|\/\\)/],
];
const BROKEN_TEXT = /\bundefined\b|\bNaN\b|\[object Object\]|Infinity|Invalid Date/;

/** Problems of a page with some context, because the page itself is too long for a failure message. */
function flawsOf(html: string): string[] {
  const missing = ['<h1', '<main', '</main>', '</footer>'].filter((part) => !html.includes(part));
  const around = (text: string, found: RegExp) => {
    const at = text.search(found);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + 80)];
  };
  return [
    ...missing.map((part) => `no ${part}`),
    ...FORBIDDEN_MARKUP.flatMap(([name, found]) => around(html, found).map((place) => `${name}: ${place}`)),
    ...around(visibleText(html), BROKEN_TEXT),
  ];
}

/** The responses, with a second step in the breadcrumb. */
function withSteps(critical: keyof typeof PLATFORM_RESPONSES | null): Record<string, unknown> {
  if (critical === null) return PLATFORM_RESPONSES;
  const response = structuredClone(PLATFORM_RESPONSES[critical]) as { estrutura?: { breadcrumb: object[] } };
  response.estrutura?.breadcrumb.push({ label: 'Última', rota: [] });
  return { ...PLATFORM_RESPONSES, [critical]: response };
}

function visibleBreadcrumb(html: string): string[] {
  const [, list = ''] = /<nav aria-label="Você está em"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step = '']) => visibleText(step).trim());
}

type JsonLd = { '@type': string; itemListElement?: { name: string }[] };

function breadcrumbInJsonLd(html: string): string[] {
  const blocks = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  const parsed = blocks.map(([, json = '']) => JSON.parse(json) as JsonLd);
  const list = parsed.find((block) => block['@type'] === 'BreadcrumbList');
  return list?.itemListElement?.map(({ name }) => name) ?? [];
}

/** Page type of a page with a platform level, and the section and list published to tag managers. */
type Expected = {
  critical: keyof typeof PLATFORM_RESPONSES | null;
  /** Null for a page that publishes only its title. */
  tracked: { secao: string; listName?: string } | null;
};

const OWN: Expected = { critical: null, tracked: null };
const LISTED = { secao: 'listagem-produtos', listName: 'Solar' };
const LISTING: Expected = { critical: 'url/product/listing', tracked: LISTED };

const BY_LEVEL: Record<string, Expected> = {
  home: { critical: 'url/home', tracked: { secao: 'home', listName: 'Lançamentos' } },
  'product/listing/category': LISTING,
  'product/listing/brand': LISTING,
  'product/listing/landing-page': LISTING,
  'product/listing/search': { ...LISTING, tracked: { secao: 'listagem-produtos', listName: 'busca' } },
  'product/detail': { critical: 'url/product/detail', tracked: { secao: 'detalhe' } },
  'list/listing': {
    critical: 'url/list/listing',
    tracked: { secao: 'listagem-produtos', listName: 'Kits e listas' },
  },
  'list/detail': { critical: 'url/list/detail', tracked: { secao: 'detalhe' } },
  page: { critical: 'url/page', tracked: null },
};

/** Pages without a platform level that publish more than a text page does. */
const BY_SCREEN: Partial<Record<Screen, Expected>> = {
  '/marcas': { critical: 'brands', tracked: null },
  '/c/black-friday': {
    critical: null,
    tracked: { secao: 'listagem-produtos', listName: 'Pós Black Friday' },
  },
};

const SEARCHED = 'busca~3Daviador';
const VIEWS: Partial<Record<Screen, string>> = {
  '/': 'render~3D1',
  '/busca': SEARCHED,
  '/search/[...address]': SEARCHED,
};

type Case = Expected & { folder: string; view: string };

const segmentsOf = (folder: string) => folder.split('/').filter((segment) => !/^(?:\(.*\))?$/.test(segment));

/** Route parameters that Next would pass for an address in this folder that ends with `x`. */
const exampleParams = (folder: string): Params =>
  Object.fromEntries(
    segmentsOf(folder)
      .filter((segment) => segment.startsWith('['))
      .map((segment) => {
        const name = segment.replace(/[[\].]/g, '');
        return [name, segment.startsWith('[...') ? ['x'] : 'x'];
      }),
  );

function expectedOf(screen: Screen): Expected {
  const { level = '', isStatic } = screenConfig(screen);
  return BY_SCREEN[screen] ?? (isStatic ? OWN : (BY_LEVEL[level] ?? OWN));
}

/** Screens that shoppers never see. */
const LEFT_OUT: Screen[] = ['/error/[status]', '/design-system'];

const FOLDERS = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => (path.basename(file) === 'page.tsx' ? [path.dirname(file)] : []));

/** Every screen in the registry, with its folder. */
const CASES = screenEntries().flatMap(([screen]): [Screen, Case][] => {
  const folder = FOLDERS.find((name) => `/${segmentsOf(name === '.' ? '' : name).join('/')}` === screen);
  if (folder === undefined) throw new Error(`No folder of ${screen}: npm run tools -- screens.`);
  return LEFT_OUT.includes(screen)
    ? []
    : [[screen, { ...expectedOf(screen), folder, view: VIEWS[screen] ?? 'plain' }]];
});

const RUNS = { seed: 1956, numRuns: 12 };

describe.each(CASES)('page %s', (screen, one) => {
  const { critical, tracked } = one;
  const show = () => rendered(one);

  test('R8: the page is complete if all responses are valid', async () => {
    responses = PLATFORM_RESPONSES;
    expect(flawsOf(await show())).toEqual([]);
  });

  test('B8, SEO-11: structured data matches the visible breadcrumb', async () => {
    responses = withSteps(critical);
    const html = await show();
    const shown = visibleBreadcrumb(html);
    expect(shown.length).toBeGreaterThan(screen === '/' ? -1 : 1);
    expect(breadcrumbInJsonLd(html)).toEqual(shown);
  });

  test('TRACK-03, TRACK-11: the page is published to tag managers with its page type', async () => {
    responses = PLATFORM_RESPONSES;
    await show();
    const published = mockTracker.mock.calls.map(([{ page: facts }]) => facts);
    expect(published).toHaveLength(tracked === null ? 0 : 1);
    if (tracked === null) return;
    const { secao, ...list } = tracked;
    expect(published[0]).toMatchObject({ pagina: { secao }, ...list });
  });

  test('ERR-11, R8, C7: the page is complete, whatever the platform sends for other sections', async () => {
    const others = Object.entries(PLATFORM_RESPONSES).filter(([name]) => name !== critical);
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const odd = others.map(([name, response]) => [name, applyMutations(response, changes)]);
        responses = { ...PLATFORM_RESPONSES, ...Object.fromEntries(odd) };
        expect(flawsOf(await show())).toEqual([]);
      }),
      RUNS,
    );
  });

  if (critical === null) return;

  test('ERR-01, R8, C7: the page is complete or shows the platform’s failure, whatever the response for its content', async () => {
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        responses = {
          ...PLATFORM_RESPONSES,
          [critical]: applyMutations(PLATFORM_RESPONSES[critical], changes),
        };
        const html = await show().catch((error: unknown) => {
          if (!isStoreApiError(error)) throw error;
          return null;
        });
        if (html !== null) expect(flawsOf(html)).toEqual([]);
      }),
      RUNS,
    );
  });
});

const LISTINGS = CASES.filter(([, { tracked }]) => tracked === LISTED);

test.each(LISTINGS)(
  'TRACK-08: %s registers its products before the page is published, because its cards hydrate later',
  async (_screen, one) => {
    responses = PLATFORM_RESPONSES;
    const html = await rendered(one);
    const [list = []] = mockListed.mock.calls.map(([{ cards }]) => cards);
    expect(list.length).toBeGreaterThan(0);
    for (const { href } of list) expect(html).toContain(`href="${href}"`);
    const [listed = Number.NaN] = mockListed.mock.invocationCallOrder;
    expect(listed).toBeLessThan(mockTracker.mock.invocationCallOrder[0] ?? 0);
  },
);

test.each([
  ['a picture', '<p><img src="//loja.example/colecao.webp" alt="Coleção"></p>', true],
  ['nothing to see', '<div class="vazio"></div><script>x</script>', false],
])('LIST-12: a description may be %s', async (_name, descricao, isShown) => {
  const listing = structuredClone(PLATFORM_RESPONSES['url/product/listing']);
  responses = {
    ...PLATFORM_RESPONSES,
    'url/product/listing': {
      ...listing,
      conteudo: { ...listing.conteudo, categoria: { nome: 'Solar', descricao } },
    },
  };
  const [, category] = CASES.find(([screen]) => screen === '/category/[...address]') ?? [];
  const html = category ? await rendered(category) : '';
  expect(html.includes('src="https://loja.example/colecao.webp"')).toBe(isShown);
  expect(html.includes('class="description"')).toBe(isShown);
});
