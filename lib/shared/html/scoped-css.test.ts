/** @jest-environment node */
import fc from 'fast-check';
import { scopedCss } from './scoped-css';

const SCOPE = '[data-x]';
const cleaned = (source: string) => scopedCss(source, SCOPE).css;

describe('scopedCss', () => {
  test('LIST-53: every selector is scoped', () => {
    expect(cleaned('h1, .a > p:hover { color: red; margin: 0 auto !important }')).toBe(
      '[data-x] h1,[data-x] .a > p:hover{color:red;margin:0 auto!important;}',
    );
    expect(cleaned('@media (min-width: 768px) { body { color: #fff } }')).toBe(
      '@media (min-width: 768px){[data-x] body{color:#fff;}}',
    );
    expect(cleaned('@keyframes glow { from { opacity: 0 } to { opacity: 1 } }')).toBe(
      '@keyframes glow{from{opacity:0;}to{opacity:1;}}',
    );
  });

  test.each([
    ['import', '@import "https://evil.test/x.css";'],
    ['import by url', '@import url(//evil.test/x.css);'],
    ['address', 'p { background: url(https://evil.test/x.png) }'],
    ['address in capitals', 'p { background: URL("x") }'],
    ['escaped address', 'p { background: u\\72l(https://evil.test) }'],
    ['image set', 'p { background: image-set("https://evil.test/x.png" 1x) }'],
    ['expression', 'p { width: expression(alert(1)) }'],
    ['binding', 'p { -moz-binding: none; behavior: none }'],
    ['font', '@font-face { font-family: x; src: url(x) }'],
    ['closing tag', 'p { color: red</style><script>alert(1)</script> }'],
    ['way out by nesting', ':is(html):has(&) { color: red }'],
    ['way out to a neighbour', '+ footer { color: red }'],
    ['nested rule', 'p { & + footer { color: red } }'],
    ['cover over the page', 'p { position: fixed }'],
    ['cover over the page by a custom property', 'p { position: var(--place) }'],
    ['custom property that holds an address', 'p { --a: url(x) }'],
    ['no style sheet', 'p { color: red'.repeat(2)],
  ])('C8: %s is left out and reported', (_, source) => {
    const { css, dropped } = scopedCss(source, SCOPE);
    expect(css).not.toMatch(
      /evil|url|image-set|expression|binding|behavior|font-face|<|&|fixed|position|footer/i,
    );
    expect(dropped.length).toBeGreaterThan(0);
  });

  test('C8: harmless rules next to unsafe rules are kept', () => {
    expect(cleaned('p { color: red; background: url(x); } @import "x"; b { color: blue }')).toBe(
      '[data-x] p{color:red;}[data-x] b{color:blue;}',
    );
    expect(cleaned('p { color: red } </style><script>alert(1)</script> b { color: blue }')).toBe(
      '[data-x] p{color:red;}',
    );
    expect(cleaned('p { background: u/**/rl(x) }')).not.toContain('url(');
  });

  test('C8: a style sheet that is too long is rejected', () => {
    expect(scopedCss('p{}'.repeat(30_000), SCOPE)).toEqual({
      css: '',
      dropped: ['longer than 60000 characters'],
    });
  });

  test('C8: for any input nothing is fetched and nothing throws', () => {
    const piece = fc.constantFrom(
      'p',
      '{',
      '}',
      'url(',
      ')',
      '@import',
      '"',
      "'",
      ';',
      ':',
      '/*',
      '*/',
      '\\',
      '&',
      '<',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(cleaned(pieces.join(' '))).not.toMatch(/url\(|@import|[<&\\]/);
      }),
    );
  });
});
