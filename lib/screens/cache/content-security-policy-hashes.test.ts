/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  test('names every executable inline script once', () => {
    const html = '<script>a()</script><p></p><script id="x">b()</script><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
  });

  test('leaves out files and data', () => {
    const html =
      '<script src="/x.js" async=""></script><script type="application/ld+json">{"a":1}</script><script type="module">m()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('m()')]);
  });

  test('hashes the bytes of the text, accents and line ends included', () => {
    expect(inlineScriptHashes('<script>"ação"\n</script>')).toEqual([hash('"ação"\n')]);
  });
});

const styleSource = (html: string) => /style-src ([^;]*);/.exec(contentSecurityPolicy(html))?.[1];

describe('styles', () => {
  test('C6: those in the head are named by their hash', () => {
    const html = '<head><link disabled=""/><style>a{}\n</style></head><body></body>';
    expect(styleSource(html)).toBe(`'self' ${hash('a{}\n')}`);
  });

  test('C6: those in the body, which a text of the platform could hold, are not', () => {
    expect(styleSource('<head></head><body><style>a{}</style></body>')).toBe("'self'");
    expect(styleSource('')).toBe("'self'");
  });
});
