import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The replacements of Next's modules must match the installed Next. */
const NEXT = path.dirname(require.resolve('next/package.json'));
const FOLDER = path.join(__dirname, 'replacements');
const modules = readdirSync(FOLDER).map((name) => name.replace(/\.mjs$/, '').replaceAll('.', '/'));
const replacementOf = (name: string) =>
  readFileSync(path.join(FOLDER, `${name.replaceAll('/', '.')}.mjs`), 'utf8');

/** Used by the shop's code through `next/link`, and by the bundler for `process`. */
const ENTRIES = ['client/app-dir/link', 'compiled/process/browser'];

const textOf = (name: string) => readFileSync(path.join(NEXT, 'dist', `${name}.js`), 'utf8');
const exportsIn = (text: string) =>
  [...text.matchAll(/^export (?:default )?(?:async )?(?:function|const) (\w+)/gm)].map(([line, name]) =>
    line.startsWith('export default') ? 'default' : String(name),
  );

/** Names that Next's browser code reads from the module `name`. */
function readBy(name: string): string[] {
  const folder = path.join(NEXT, 'dist/client');
  const used = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    // No page of the shop uses the pages router or the development server.
    if (!/^(components|app-dir|app-[\w-]+\.js|react-client-callbacks)/.test(file) || !file.endsWith('.js'))
      continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, variable, request] of text.matchAll(/const (_\w+) = [^;\n]*require\("(\.[^"]+)"\)/g)) {
      const target = path.relative(
        path.join(NEXT, 'dist'),
        path.resolve(path.dirname(path.join(folder, file)), String(request)),
      );
      if (target !== name) continue;
      for (const [, read] of text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
        used.add(String(read));
    }
  }
  return [...used].sort();
}

test('the list of replaced modules is as expected', () => {
  expect(modules.sort()).toEqual([
    'client/app-dir/link',
    'client/components/builtin/global-error',
    'client/components/prefetch',
    'client/components/router-reducer/reducers/server-action-reducer',
    'client/components/segment-cache/optimistic-routes',
    'client/components/segment-cache/scheduler',
    'compiled/process/browser',
    'lib/constants',
    'shared/lib/router/utils/interception-routes',
  ]);
});

test.each(modules)(
  '%s exists in this Next version, and its replacement exports everything that is imported from it',
  (name) => {
    const original = textOf(name);
    const exported = exportsIn(replacementOf(name));
    expect(exported.length).toBeGreaterThan(0);
    for (const one of exported) expect(original).toMatch(new RegExp(`\\b${one}\\b`));
    if (ENTRIES.includes(name)) return;
    const read = readBy(name);
    expect(read).not.toEqual([]);
    expect(read.filter((one) => !exported.includes(one))).toEqual([]);
  },
);

test('the constant in the replacement has the same value as in Next', () => {
  const { NEXT_NAV_DEPLOYMENT_ID_HEADER } = require('next/dist/lib/constants');
  expect(replacementOf('lib/constants')).toContain(`'${NEXT_NAV_DEPLOYMENT_ID_HEADER}'`);
});

test('the route cache functions have the expected parameters in this Next version', () => {
  const facts = 'root, couldBeIntercepted, canonicalUrl, renderedSearch, supportsPerSegmentPrefetching';
  expect(textOf('client/components/segment-cache/optimistic-routes')).toContain(
    `function discoverKnownRoute(now, pathname, search, nextUrl, pendingEntry, ${facts}, hasDynamicRewrite)`,
  );
  const cache = textOf('client/components/segment-cache/cache');
  expect(cache).toContain(`function fulfillRouteCacheEntry(now, entry, ${facts})`);
  expect(cache).toContain(`function writeRouteIntoCache(now, pathname, search, nextUrl, ${facts})`);
});

test('the shop uses none of the removed features: server actions, interception routes, links that prefetch', () => {
  const root = path.resolve(__dirname, '../../../..');
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .map((name) => path.join(root, folder, String(name)))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
  expect(
    readdirSync(path.join(root, 'app'), { recursive: true }).filter((name) => /\(\.+\)/.test(String(name))),
  ).toEqual([]);
  const wrong = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    const links = [...text.matchAll(/<Link\b[\s\S]*?>/g)].map(([link]) => link);
    return (
      /^\s*['"]use server['"]/m.test(text) ||
      /\.prefetch\(|useLinkStatus/.test(text) ||
      (text.includes("from 'next/link'") &&
        links.some((link) => !link.includes('prefetch={false}') || /href=\{\{|onNavigate=/.test(link)))
    );
  });
  expect(wrong).toEqual([]);
});
