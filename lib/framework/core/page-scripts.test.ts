/** @jest-environment node */
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { XSS_VECTORS } from '@/lib/shared/html/xss-vectors';
import { readPageScripts } from './page-scripts';

const RUNTIME =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/3uy_19i.js","static/chunks/0-b~c.js"],"runtimeModuleIds":[94553]});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"\\u003cp>\\"\\n"])';
const START = '(function start(a){"</";a<1})(["/_next/static/chunks/a.js"])';
const element = (code: string) => `<script>${code}</script>`;
const TAIL = `<script id="_R_">${RUNTIME}</script>${element(FIRST)}${element(DATA)}</body></html>`;
const JSON_LD =
  '<script type="application/ld+json" id="product">{"@type":"Product","name":"\\u003c/script>"}</script>';
const POLYFILL = '<script src="/_next/static/chunks/0cz.js" noModule=""></script>';

const page = (body = '', head = '', tail = TAIL) =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/>${head}${element(START)}<style>a>b{content:"<p"}</style>${POLYFILL}</head><body class="a"><!--$--><p>R$ 10 &amp; mais</p>${body}<!--/$-->${tail}`;

describe('a page of the shop', () => {
  const OWN = { scripts: [START, RUNTIME, FIRST, DATA], unexpected: null };

  test.each([
    ['nothing else', ''],
    ['structured data', JSON_LD],
    [
      'a film',
      '<iframe src="https://www.youtube-nocookie.com/embed/a?b=1&amp;c=2" allowFullScreen=""></iframe>',
    ],
    [
      'pictures and drawings',
      '<img alt="a > b" src="/a.png" /><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    ],
    [
      'texts about scripts',
      '<p title="on error=&quot;x&quot; srcdoc javascript:">&lt;script&gt; javascript:alert(1)</p>',
    ],
    ['telephone numbers', '<a href="tel:+551130000000">x</a><a href="/java/vb">y</a>'],
    [
      'what React makes of an address that would run',
      '<a href="javascript:throw new Error(&#x27;React has blocked a javascript: URL as a security precaution.&#x27;)">x</a>',
    ],
    ['comments of React', '<!-- --><!--&--><!--/&-->'],
  ])('C6: the scripts of a page are listed, with %s', (_name, body) => {
    expect(readPageScripts(page(body), START)).toEqual(OWN);
  });

  test('C6: the scripts of a page without a start script and a runtime are listed', () => {
    const html = `<html><head></head><body><script src="/_next/static/chunks/a/b.js" async="" id="_R_"></script>${element(FIRST)}${element(DATA)}</body></html>`;
    expect(readPageScripts(html, undefined)).toEqual({ scripts: [FIRST, DATA], unexpected: null });
  });
});

const tailWith = (files: string) =>
  `<script id="_R_">${RUNTIME}</script>${files}${element(FIRST)}${element(DATA)}</body></html>`;
const CHUNK = '<script src="/_next/static/chunks/44is5.js" async=""></script>';

test('C6: the scripts of a plain Next page are listed, with build files after the runtime', () => {
  const html = page('', '', tailWith(CHUNK + CHUNK)).replace(element(START), '');
  expect(readPageScripts(html, undefined)).toEqual({ scripts: [RUNTIME, FIRST, DATA], unexpected: null });
});

const OTHERS: [name: string, html: string][] = [
  ['a script among the files at its end', page('', '', tailWith(CHUNK + element('a()')))],
  [
    'a foreign file at its end',
    page('', '', tailWith('<script src="https://evil.test/a.js" async=""></script>')),
  ],
  ['a script', page(element('a()'))],
  ['a script in upper case', page('<SCRIPT>a()</SCRIPT>')],
  ['a module', page('<script type="module">a()</script>')],
  ['a file of another host', page('<script src="https://evil.test/a.js" async=""></script>')],
  ['a file beside the build', page('<script src="/_next/static/../../a.js" async=""></script>')],
  ['an attribute more', page('<script src="/_next/static/chunks/a.js" async="" onload="a()"></script>')],
  ['a copy of the start script', page(element(START))],
  ['two start scripts', page('', element(START))],
  ['no start script', page().replace(element(START), '')],
  ['the start script in the body', page(element(START)).replace(element(START), '')],
  ['more in the start script', page().replace(START, `${START};a()`)],
  ['two data scripts', page(element(DATA))],
  ['the first push twice', page(element(FIRST))],
  ['data scripts in another order', page('', '', `${element(DATA)}${element(FIRST)}</body></html>`)],
  ['data that calls something', page('', '', TAIL.replace('\\n"]', '\\n",a()]'))],
  ['a second chunk of the bundler', page(`<script id="_R_">${RUNTIME}</script>`)],
  ['a bundler that does more', page('', '', TAIL.replace('[94553]});', '[94553]});a();'))],
  ['a bundler that loads from elsewhere', page('', '', TAIL.replace('"static/chunks/0', '"//evil.test/0'))],
  ['something behind the data', `${page()}<script>a()</script>`],
  ['structured data that is none', page('<script type="application/ld+json" id="a">{a:1}</script>')],
  ['structured data of another kind', page('<script type="text/javascript" id="a">{}</script>')],
  [
    'structured data that ends early',
    page('<script type="application/ld+json" id="a">{"a":"</script>"}</script>'),
  ],
  ['styles in the body', page('<style>a{}</style>')],
  ['srcdoc', page('<iframe srcdoc="&lt;script&gt;a()&lt;/script&gt;"></iframe>')],
  ['SRCDOC', page('<iframe SRCDOC="a"></iframe>')],
  ['a handler', page('<p onclick="a()">x</p>')],
  ['a handler in upper case', page('<p ONCLICK="a()">x</p>')],
  ['a handler without a value', page('<p onclick>x</p>')],
  ['a base', page('<base href="/"/>')],
  ['a refresh', page('<meta http-equiv="refresh" content="0"/>')],
  ['an object', page('<object data="/a"></object>')],
  ['a template', page('<template><p>x</p></template>')],
  [
    'an animated address',
    page('<svg><animate attributeName="href" values="javascript:a()"></animate></svg>'),
  ],
  ['javascript:', page('<a href="javascript:a()">x</a>')],
  ['javascript: behind blanks', page('<a href=" \tjavaScript:a()">x</a>')],
  ['javascript: in pieces', page('<a href="java\nscript:a()">x</a>')],
  ['javascript: by entities', page('<a href="java&Tab;script&colon;a()">x</a>')],
  ['javascript: by numbers', page('<form action="&#106;avascript:a()"></form>')],
  ['a quote of another kind', page("<p title='<script>'>x</p>")],
  ['an attribute without quotes', page('<p title=a>x</p>')],
  ['a tag in an attribute', page('<p title="<script>a()</script>">x</p>')],
  ['a slash between attributes', page('<p/title="a">x</p>')],
  ['a tag with NUL', page('<scr\0ipt>a()</script>')],
  ['an unknown comment', page('<!--[if IE]><script>a()</script><![endif]-->')],
  ['a comment that ends early', page('<!--><script>a()</script>-->')],
  ['a comment with a bang', page('<!--a--!><script>a()</script>-->')],
  ['an end with attributes', page('<p>x</p title="<script>">')],
  ['a section', page('<![CDATA[<script>a()</script>]]>')],
  ['an instruction', page('<?xml a?>')],
  ['an open tag', page('<p title="')],
];

test.each(OTHERS)('C6: for a page with %s no script is listed', (_name, html) => {
  const { scripts, unexpected } = readPageScripts(html, START);
  expect(scripts).toEqual([]);
  expect(unexpected).not.toBeNull();
});

type Node = DefaultTreeAdapterMap['node'];

/** Whether a browser would run an address as a script; Node reads addresses as browsers do. */
const isScriptAddress = (address: string) =>
  URL.canParse(address, 'https://loja.example') &&
  new URL(address, 'https://loja.example').protocol === 'javascript:';

/** Elements of a document that could run, reload or embed something. */
function executableIn(node: Node): string[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(executableIn) : [];
  if (!('attrs' in node)) return children;
  const own: string[] = [];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  if (node.tagName === 'script' && attributes.type !== 'application/ld+json')
    own.push(
      node.childNodes.map((child) => ('value' in child ? child.value : '')).join('') || `${attributes.src}`,
    );
  if (/^(?:base|object|embed|template)$/.test(node.tagName)) own.push(node.tagName);
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on|^srcdoc$|^http-equiv$/.test(name)) own.push(name);
    if (/^(?:href|src|action|formaction)$/.test(name) && isScriptAddress(value)) own.push(value);
  }
  return [...own, ...children];
}

const KNOWN = new Set([START, RUNTIME, FIRST, DATA, '/_next/static/chunks/0cz.js']);

/** Unexpected scripts that would run in a page whose own scripts are allowed. */
function foreignIn(html: string): string[] {
  if (readPageScripts(html, START).unexpected !== null) return [];
  const found = [true, false].flatMap((scriptingEnabled) => executableIn(parse(html, { scriptingEnabled })));
  return found.filter((text) => !KNOWN.has(text));
}

test.each(XSS_VECTORS)(
  'C6: no foreign script runs in a page whose scripts are listed (vector %#)',
  (vector) => {
    expect(foreignIn(page(vector))).toEqual([]);
    expect(foreignIn(page(`<noscript>${vector}</noscript>`))).toEqual([]);
    expect(foreignIn(page(`<p title="${vector}">`))).toEqual([]);
  },
);

test('C6: no foreign script runs in pages with random mixtures of vectors and markup characters', () => {
  const marks = [
    '<',
    '>',
    '"',
    "'",
    ' ',
    '/',
    '=',
    '<!--',
    '-->',
    '\0',
    '&',
    '<p ',
    'a="b"',
    '<noscript>',
    '</noscript>',
    '<svg>',
    '<textarea>',
    '</title>',
    '<select>',
    '<table>',
    element(DATA),
  ];
  const piece = fc.oneof(
    fc.constantFrom(...marks),
    fc
      .tuple(fc.constantFrom(...XSS_VECTORS), fc.nat(60), fc.nat(60))
      .map(([vector, start, length]) => vector.slice(start, start + length)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(foreignIn(page(pieces.join('')))).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
});
