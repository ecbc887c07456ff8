/** @jest-environment node */
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { paletteCss } from '@/lib/config/storefronts/palette';
import { inlineStyles } from './inline-styles';

const sheet = (address: string) => `<link rel="stylesheet" href="${address}" data-precedence="next"/>`;
const FIRST = '/_next/static/chunks/a.css';
const LATER = '<link href="/_next/static/chunks/b.css" rel="stylesheet" data-precedence="dynamic"/>';
const PALETTE = storefrontAddress(currentStorefront(), 'palette.css');
const OWN = sheet('/layout-css/landing-page/~c~noite/1.css');

const read = (text: string) => (address: string) => `${text}/*${address}*/`;

test('the build’s style sheets are inlined into the head, and no link to them is left', () => {
  const html = `<head><title>x</title>${sheet(FIRST)}${OWN}${sheet(PALETTE)}${LATER}</head><body>${LATER}</body>`;
  expect(inlineStyles(html, read('a{}'))).toEqual({
    html: [
      '<head><title>x</title><style>a{}/*/_next/static/chunks/a.css*/\n',
      `a{}/*${PALETTE}*/\na{}/*/_next/static/chunks/b.css*/</style>${OWN}`,
      `</head><body>${LATER}</body>`,
    ].join(''),
    sheets: [
      [FIRST, 'next'],
      [PALETTE, 'next'],
      ['/_next/static/chunks/b.css', 'dynamic'],
    ],
  });
});

test('styles that contain replacement patterns are inlined literally', () => {
  const text = 'a::after{content:"$& $1"}';
  expect(inlineStyles(`<head>${sheet(FIRST)}</head>`, read(text))?.html).toContain(text);
});

test.each(['a{}</style>', '@import "b.css";', 'a{background:url(b.png)}', 'a{background:url("../b.png")}'])(
  'styles with %s prevent inlining',
  (text) => {
    expect(inlineStyles(`<head>${sheet(FIRST)}</head>`, read(text))).toBeUndefined();
  },
);

test('the storefront’s colours are kept', () => {
  const html = `<head>${sheet(PALETTE)}</head>`;
  expect(inlineStyles(html)?.html).toContain(`<style>${paletteCss(currentStorefront())}</style>`);
});

test('a page of a build whose files have been deleted is not changed', () => {
  expect(inlineStyles(`<head>${sheet(FIRST)}</head>`)).toBeUndefined();
});

test('styles with root-relative addresses are inlined', () => {
  const text = '@font-face{src:url(/fonts/a.woff2)format("woff2")}';
  expect(inlineStyles(`<head>${sheet(FIRST)}</head>`, read(text))?.html).toContain(text);
});

test.each([
  ['no style sheet of the build', OWN],
  ['none that React knows', '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'],
  ['one that is only fetched ahead', '<link rel="preload" as="style" href="/_next/static/chunks/a.css"/>'],
])('a page with %s is not changed', (_name, link) => {
  expect(inlineStyles(`<head>${link}</head>`, read('a{}'))).toBeUndefined();
});
