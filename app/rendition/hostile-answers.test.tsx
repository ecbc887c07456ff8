/** @jest-environment node */
import fc from 'fast-check';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { encodeAddress } from '@/lib/routing/rendition';
import { isStoreApiError } from '@/lib/store-api/errors';
import { mutated, mutations } from '@/lib/store-api/testing/hostile';
import { PLATFORM } from '@/lib/store-api/testing/platform';
import * as brands from './brands/[address]/page';
import * as home from './home/[address]/page';
import ShellLayout from './layout';
import * as list from './list/[address]/page';
import * as listing from './listing/[level]/[shelf]/[address]/page';
import * as landing from './listing/landing-page/[shelf]/[address]/page';
import * as lists from './lists/[shelf]/[address]/page';
import * as institutional from './page/[address]/page';
import * as product from './product/[address]/page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
}));
// Each run asks anew.
jest.mock('@/lib/cache/data-cache', () => ({
  sharedRead: (_key: string, _fresh: number, read: () => Promise<unknown>) => read(),
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
  for (const method of ['warn', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

type Params = { address: string; shelf: string; level: string };
type Page = {
  default: (props: { params: Promise<Params> }) => ReactNode | Promise<ReactNode>;
  generateMetadata?: (props: { params: Promise<Params> }) => Metadata | Promise<Metadata>;
};

/** The whole page as it is sent, its head's data before it. @throws what the page throws */
async function rendered({ default: Body, generateMetadata }: Page, path: string, level: string) {
  const params = Promise.resolve({ address: encodeAddress(path), shelf: 'core', level });
  const head = await generateMetadata?.({ params });
  const { prelude } = await prerender(
    <ShellLayout>
      <Body params={params} />
    </ShellLayout>,
    { onError: () => undefined },
  );
  return JSON.stringify(head ?? {}).replaceAll('<', '') + (await new Response(prelude).text());
}

const wordsOf = (html: string) => html.replace(/<script[^>]*>.*?<\/script>/gs, ' ').replace(/<[^>]*>/g, ' ');

const NOTHING_OF: [string, RegExp][] = [
  ['markup of a text', /<img src=x onerror|<svg onload/],
  ['script in an address', /(?:href|action|src)="\s*(?:javascript|data|vbscript):/i],
  ['another host than the one meant', /(?:href|action)="(?:\/\/evil|\/\\)/],
];
const BROKEN_WORDS = /\bundefined\b|\bNaN\b|\[object Object\]|Infinity|Invalid Date/;

/** What is wrong with a page, each with its surroundings: the page itself is too long to be read in a failure. */
function flawsOf(html: string): string[] {
  const missing = ['<h1', '<main', '</main>', '</footer>'].filter((part) => !html.includes(part));
  const around = (text: string, found: RegExp) => {
    const at = text.search(found);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + 80)];
  };
  return [
    ...missing.map((part) => `no ${part}`),
    ...NOTHING_OF.flatMap(([name, found]) => around(html, found).map((place) => `${name}: ${place}`)),
    ...around(wordsOf(html), BROKEN_WORDS),
  ];
}

const PAGES: [string, Page, string, keyof typeof PLATFORM | null, string][] = [
  ['product', product, '/armacao-serra.html', 'url/product/detail', ''],
  ['kit', list, '/lista/kit.html', 'url/list/detail', ''],
  ['category', listing, '/solar', 'url/product/listing', 'category'],
  ['search', listing, '/busca?busca=aviador', 'url/product/listing', 'search'],
  ['campaign', landing, '/c/x', 'url/product/listing', 'landing-page'],
  ['lists', lists, '/lista', 'url/list/listing', ''],
  ['institutional', institutional, '/pagina/entrega', 'url/page', ''],
  ['home', home, '/?render=1', 'url/home', ''],
  ['brands', brands, '/marcas', null, ''],
];

const RUNS = { seed: 1956, numRuns: 12 };

describe.each(PAGES)('the %s page', (_name, page, path, critical, level) => {
  const show = () => rendered(page, path, level);

  test('R8: is whole with sound answers', async () => {
    answers = PLATFORM;
    expect(flawsOf(await show())).toEqual([]);
  });

  test('ERR-11, R8, C7: is whole whatever the platform says beside what it is about', async () => {
    const others = Object.entries(PLATFORM).filter(([name]) => name !== critical);
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        const odd = others.map(([name, answer]) => [name, mutated(answer, changes)]);
        answers = { ...PLATFORM, ...Object.fromEntries(odd) };
        expect(flawsOf(await show())).toEqual([]);
      }),
      RUNS,
    );
  });

  if (critical === null) return;

  test('ERR-01, R8, C7: is whole, or fails as the platform failed, whatever is said about it', async () => {
    await fc.assert(
      fc.asyncProperty(mutations, async (changes) => {
        answers = { ...PLATFORM, [critical]: mutated(PLATFORM[critical], changes) };
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
