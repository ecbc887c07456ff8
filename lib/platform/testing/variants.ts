const DISPLAY_KEYS = ['nome', 'label', 'titulo'];

function padText(value: string, key: string): string {
  return DISPLAY_KEYS.includes(key) && value !== '' ? ` ${value} ` : value;
}

function encodeQuirky(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 's' : 'n';
  if (typeof value === 'string') return padText(value, key);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, encodeQuirky(entry, name)] as const);
  if (entries.length === 0) return Array.isArray(value) ? null : [];
  return Object.fromEntries(entries);
}

/**
 * Two formats in which platforms write the same response, for tests that must pass with both. The first is
 * the embedded store's; the second, the quirky one's (e2e/support/quirky-store), has numbers and booleans as
 * text, `[]` for empty objects, null for empty lists, lists keyed by position and padded names.
 */
export const PLATFORM_VARIANTS = [
  { name: 'the embedded store', encode: <T>(response: T): unknown => response },
  { name: 'the quirky platform', encode: <T>(response: T): unknown => encodeQuirky(response) },
] as const;

export type Encode = (typeof PLATFORM_VARIANTS)[number]['encode'];

let current: Encode = (response) => response;

/**
 * `response` in the format of the platform that the test runs on; unchanged outside `describeOnEachPlatform`.
 */
export const encode: Encode = (response) => current(response);

/** Runs tests that use `encode` once per platform. */
export function describeOnEachPlatform(name: string, tests: () => void): void {
  describe.each(PLATFORM_VARIANTS)(`${name} on $name`, (variant) => {
    beforeEach(() => {
      current = variant.encode;
    });
    afterAll(() => {
      current = (response) => response;
    });
    tests();
  });
}
