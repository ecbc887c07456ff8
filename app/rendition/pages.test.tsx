/** @jest-environment node */
import fc from 'fast-check';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { CardFacts, PageData } from '@/lib/catalog/page-view';
import { isStoreApiError } from '@/lib/platform/errors';
import { PLATFORM_ANSWERS } from '@/lib/platform/testing/fixtures';
import { applyMutations, mutations } from '@/lib/platform/testing/mutations';
import type { Screen } from '@/lib/screens/screens';
import { encodeAddress } from '@/lib/shared/address-segment';
import * as article from './article/[address]/page';
import * as blackFriday from './black-friday/[address]/page';
import * as brands from './brands/[address]/page';
import * as cmsPage from './cms-page/[address]/page';
import * as comparison from './comparison/[address]/page';
import * as evaluation from './evaluation/[address]/page';
import * as favourites from './favourites/[address]/page';
import * as home from './home/[address]/page';
import * as kit from './kit/[address]/page';
import * as kitIndex from './kit-index/[partition]/[address]/page';
import ShellLayout from './layout';
import * as listing from './listing/[level]/[partition]/[address]/page';
import * as landing from './listing/landing-page/[partition]/[address]/page';
import * as product from './product/[address]/page';
import * as staticPage from './static-page/[address]/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
}));
// Each run reads again.
jest.mock('@/lib/platform/data-cache');

const mockTracker = jest.fn((_props: { page: PageData }) => null);
jest.mock('@/components/analytics/page-view-tracker', () => ({
  PageViewTracker: (props: { page: PageData }) => mockTracker(props),
}));

const mockListed = jest.fn((_props: { cards: readonly CardFacts[] }) => null);
jest.mock('@/components/analytics/listed-products', () => ({
  ListedProducts: (props: { cards: readonly CardFacts[] }) => mockListed(props),
}));

let answers: Record<string, unknown> = {};
const answerTo = (url: string) => {
  const path = url.split('/v2/front/')[1] ?? '';
  const name = Object.keys(answers).find((start) => path.startsWith(start));
  return Buffer.from(JSON.stringify(name === undefined ? {} : (answers[name] ?? null)));
};
jest.mock('undici', () => ({
  Agent: class {},
  request: async (url: string) => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: { arrayBuffer: async () => answerTo(url), dump: async () => undefined },
  }),
}));

beforeEach(() => {
  mockTracker.mockClear();
  mockListed.mockClear();
  for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

type Params = { address: string; partition: string; level: string };
type Page = {
  default: (props: { params: Promise<Params> }) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: { params: Promise<Params> }) => Metadata | Promise<Metadata>;
};

/** The whole page as it is sent, its head's data before it. @throws what the page throws */
async function rendered({ default: Body, generateMetadata }: Page, path: string, level: string) {
  const params = Promise.resolve({ address: encodeAddress(path), partition: 'core', level });
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

/** What is wrong with a page, each with its surroundings: the page itself is too long to be read in a failure. */
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

/** The answers, with a second step in the breadcrumb of the page itself. */
function withSteps(critical: keyof typeof PLATFORM_ANSWERS | null): Record<string, unknown> {
  if (critical === null) return PLATFORM_ANSWERS;
  const answer = structuredClone(PLATFORM_ANSWERS[critical]) as { estrutura: { breadcrumb: object[] } };
  answer.estrutura.breadcrumb.push({ label: 'Última', rota: [] });
  return { ...PLATFORM_ANSWERS, [critical]: answer };
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

type Case = {
  page: Page;
  path: string;
  /** The answer that the page is about; null for a page that needs none. */
  critical: keyof typeof PLATFORM_ANSWERS | null;
  /** Section and list published to tag managers; null for a page that is published by its title. */
  tracked: { secao: string; listName?: string } | null;
};

const LISTED = { secao: 'listagem-produtos', listName: 'Solar' };

/** Every screen; one without a page does not compile. */
const CASES: Record<Exclude<Screen, 'error' | 'design-system'>, Case> = {
  home: {
    page: home,
    path: '/?render=1',
    critical: 'url/home',
    tracked: { secao: 'home', listName: 'Lançamentos' },
  },
  brands: { page: brands, path: '/marcas', critical: null, tracked: null },
  'listing/category': { page: listing, path: '/solar', critical: 'url/product/listing', tracked: LISTED },
  'listing/brand': { page: listing, path: '/marcas/x', critical: 'url/product/listing', tracked: LISTED },
  'listing/landing-page': { page: landing, path: '/c/x', critical: 'url/product/listing', tracked: LISTED },
  'listing/search': {
    page: listing,
    path: '/busca?busca=aviador',
    critical: 'url/product/listing',
    tracked: { secao: 'listagem-produtos', listName: 'busca' },
  },
  product: {
    page: product,
    path: '/armacao-serra.html',
    critical: 'url/product/detail',
    tracked: { secao: 'detalhe' },
  },
  'kit-index': {
    page: kitIndex,
    path: '/lista',
    critical: 'url/list/listing',
    tracked: { secao: 'listagem-produtos', listName: 'Kits e listas' },
  },
  kit: { page: kit, path: '/lista/kit.html', critical: 'url/list/detail', tracked: { secao: 'detalhe' } },
  'black-friday': {
    page: blackFriday,
    path: '/c/black-friday',
    critical: null,
    tracked: { secao: 'listagem-produtos', listName: 'Pós Black Friday' },
  },
  'cms-page': { page: cmsPage, path: '/pagina/entrega', critical: 'url/page', tracked: null },
  'static-page': { page: staticPage, path: '/pagina/contato', critical: null, tracked: null },
  article: { page: article, path: '/cartao-bndes', critical: null, tracked: null },
  evaluation: { page: evaluation, path: '/pagina/avaliacao-loja', critical: null, tracked: null },
  comparison: { page: comparison, path: '/comparar', critical: null, tracked: null },
  favourites: { page: favourites, path: '/favoritos', critical: null, tracked: null },
};

const RUNS = { seed: 1956, numRuns: 12 };

describe.each(Object.entries(CASES))('the %s page', (screen, { page, path, critical, tracked }) => {
  const show = () => rendered(page, path, screen.replace('listing/', ''));

  test('R8: is whole with sound answers', async () => {
    answers = PLATFORM_ANSWERS;
    expect(flawsOf(await show())).toEqual([]);
  });

  test('B8, SEO-11: has its visible breadcrumb as structured data', async () => {
    answers = withSteps(critical);
    const html = await show();
    const shown = visibleBreadcrumb(html);
    expect(shown.length).toBeGreaterThan(screen === 'home' ? -1 : 1);
    expect(breadcrumbInJsonLd(html)).toEqual(shown);
  });

  test('TRACK-03, TRACK-11: is published to tag managers as what it is', async () => {
    answers = PLATFORM_ANSWERS;
    await show();
    const published = mockTracker.mock.calls.map(([{ page: facts }]) => facts);
    expect(published).toHaveLength(tracked === null ? 0 : 1);
    if (tracked === null) return;
    const { secao, ...list } = tracked;
    expect(published[0]).toMatchObject({ pagina: { secao }, ...list });
  });

  test('ERR-11, R8, C7: is whole whatever the platform says beside what it is about', async () => {
    const others = Object.entries(PLATFORM_ANSWERS).filter(([name]) => name !== critical);
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const odd = others.map(([name, answer]) => [name, applyMutations(answer, changes)]);
        answers = { ...PLATFORM_ANSWERS, ...Object.fromEntries(odd) };
        expect(flawsOf(await show())).toEqual([]);
      }),
      RUNS,
    );
  });

  if (critical === null) return;

  test('ERR-01, R8, C7: is whole, or fails as the platform failed, whatever is said about it', async () => {
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        answers = { ...PLATFORM_ANSWERS, [critical]: applyMutations(PLATFORM_ANSWERS[critical], changes) };
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

const LISTINGS = Object.entries(CASES).filter(([, { tracked }]) => tracked === LISTED);

test.each(LISTINGS)(
  'TRACK-08: %s says what it lists before it is published, since its cards come alive later',
  async (screen, { page, path }) => {
    answers = PLATFORM_ANSWERS;
    const html = await rendered(page, path, screen.replace('listing/', ''));
    const [list = []] = mockListed.mock.calls.map(([{ cards }]) => cards);
    expect(list.length).toBeGreaterThan(0);
    for (const { href } of list) expect(html).toContain(`href="${href}"`);
    const [listed = Number.NaN] = mockListed.mock.invocationCallOrder;
    expect(listed).toBeLessThan(mockTracker.mock.invocationCallOrder[0] ?? 0);
  },
);
