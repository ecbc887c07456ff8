import fc from 'fast-check';

/** Calls `canary` if it is rendered as markup. */
const CANARY = '<img src=x onerror=canary()>';

const REMOVED = Symbol('removed');

type Change = (value: unknown) => unknown;

const replaceWith =
  (value: unknown): Change =>
  () =>
    structuredClone(value);

/** Values that a platform may send in place of a field's value. */
const CHANGES: Change[] = [
  () => REMOVED,
  ...[null, [], {}, '', ' ', 'abc', true, false, 0, -1, 1.5, 1e308, '1e999', '1.234,56', 'NaN'].map(
    replaceWith,
  ),
  ...['x'.repeat(20_000), '\u202Eabc\u0000\uFFFF\uD800', '&lt;b&gt;&nbsp;&#0;', '%E0%A4%A', '0000-00-00'].map(
    replaceWith,
  ),
  ...[
    'javascript:canary()',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://',
    'a/b.jpg',
  ].map(replaceWith),
  ...[CANARY, `"'>${CANARY}`, `</script></style></title>${CANARY}`, `<svg onload=canary()></svg>`].map(
    replaceWith,
  ),
  ...[[null, '', 0, {}], { a: { b: [] } }, { prototype: { x: 1 } }].map(replaceWith),
  (value) => String(value),
  (value) => [value, value, value],
  (value) => ({ '7': value }),
  (value) => (Array.isArray(value) ? Object.fromEntries(value.map((entry, at) => [at + 5, entry])) : value),
];

type Place = { owner: Record<string, unknown>; key: string; shape: string };

function placesIn(value: unknown, shape = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => {
    const own = `${shape}.${/^\d+$/.test(key) ? '*' : key}`;
    return [{ owner, key, shape: own }, ...placesIn(owner[key], own)];
  });
}

function applyChange({ owner, key }: Place, change: Change): void {
  const changed = change(owner[key]);
  if (changed === REMOVED) delete owner[key];
  else owner[key] = changed;
}

type Mutation = { at: number; change: number; everywhere: boolean };

/** Fields to change, each on its own or in every entry of its list. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({ at: fc.nat(5_000), change: fc.nat(CHANGES.length - 1), everywhere: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
);

/** A copy of a JSON response with these changes. */
export function applyMutations(response: unknown, changes: Mutation[]): unknown {
  const root = { response: structuredClone(response) };
  for (const { at, change, everywhere } of changes) {
    const places = placesIn(root);
    const place = places[at % places.length];
    const apply = CHANGES[change];
    if (!place || !apply) continue;
    for (const one of everywhere ? places.filter(({ shape }) => shape === place.shape) : [place])
      applyChange(one, apply);
  }
  return root.response;
}
