/* Random parts of addresses. Those of fast-check (`fc.webPath`, `fc.webUrl`) build a table of all of Unicode, which
   costs each test file a second. */
import fc from 'fast-check';

/** Characters that every part of an address may contain unescaped. */
const PLAIN = "azAZ09-._~!$&'()*+,;=:@";

/** Code points without surrogates, a third of them ASCII. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);
const encoded = codePoint.map((code) => encodeURIComponent(String.fromCodePoint(code)));
const textOf = (plain: string, maxLength: number) =>
  fc.array(fc.oneof(fc.constantFrom(...plain), encoded), { maxLength }).map((parts) => parts.join(''));

/** Paths, including the empty one and some with empty segments. */
export const webPath = fc
  .array(textOf(PLAIN, 8))
  .map((segments) => segments.map((one) => `/${one}`).join(''));

/** Characters that may follow `?` or `#`. */
export const webQuery = textOf(`${PLAIN}/?`, 20);

/** Full addresses, with or without query and fragment. */
export const webUrl = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    webPath,
    fc.oneof(
      fc.constant(''),
      webQuery.map((text) => `?${text}`),
    ),
    fc.oneof(
      fc.constant(''),
      webQuery.map((text) => `#${text}`),
    ),
  )
  .map(([scheme, host, ...rest]) => `${scheme}://${host}${rest.join('')}`);
