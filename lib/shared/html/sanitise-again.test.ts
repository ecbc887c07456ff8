/** @jest-environment node */
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { findUnexpectedMarkup } from './canonical-markup';
import { sanitiseHtml, sanitiseMessage } from './sanitise';
import { XSS_VECTORS } from './xss-vectors';

/** Replaces the sanitiser with one that lets everything through, or with the real one. */
jest.mock('sanitize-html', () => jest.fn());
const actual: typeof sanitizeHtml = jest.requireActual('sanitize-html');

beforeEach(() => {
  jest.mocked(sanitizeHtml).mockImplementation(actual);
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

const LET_THROUGH = [
  '<script>a()</script>',
  '<p>x</p><SCRIPT type="module">a()</SCRIPT>',
  '<iframe srcdoc="&lt;script&gt;"></iframe>',
  '<base href="https://evil.test/">',
  '<meta http-equiv="refresh" content="0">',
  '<img src="/a.png" onerror="a()">',
  '<a href="javascript:a()">x</a>',
  "<p title='<script>'>x</p>",
];

test.each(LET_THROUGH)('C8: a text with unsafe markup that the sanitiser missed is dropped: %s', (html) => {
  jest.mocked(sanitizeHtml).mockImplementation((raw) => String(raw));
  expect(sanitiseHtml(`<p>antes</p>${html}`)).toBe('');
  expect(sanitiseMessage(`<b>antes</b>${html}`)).toBe('');
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/^\{"event":"rich-text-dropped","found":"\w+","length":\d+\}$/),
  );
});

test('C8: correctly sanitised texts are not dropped', () => {
  const texts = [
    ...XSS_VECTORS,
    '<p title="on error=1">1 < 2 && 3 > 2 &nbsp;&copy; onde=sim srcdoc=</p>',
    '<a href="/a?b=1&amp;c=2&d=3" target="_blank">x</a><a href="tel:+55 11">y</a><img src="https://x.test/a b.png?c&d">',
    '<!-- a --><h1>a</h1><table><tr><td>1<td>2<td>3<td>4</table>',
  ];
  for (const text of texts) for (const sanitise of [sanitiseHtml, sanitiseMessage]) sanitise(text);
  const piece = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...texts));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
      for (const sanitise of [sanitiseHtml, sanitiseMessage])
        expect(findUnexpectedMarkup(sanitise(pieces.join('')), () => -1)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
  expect(console.error).not.toHaveBeenCalled();
});
