/** @jest-environment node */
import {
  addressIn,
  dataOf,
  fixStylesheetLinks,
  joinDataScripts,
  removeEmptyData,
  removeNoindexFromData,
  removeNoindexFromHtml,
} from './flight-data';

/** The first row of a page's data; if the address is long, part of it is in a separate row. */
const flight = (...parts: string[]) =>
  `1:"$Sreact"\n0:{"P":null,"c":${JSON.stringify(parts)},"q":"","i":false}\n`;
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const page = (text: string) => `<p>x</p>${push(text)}</body></html>`;
const addressOf = (text: string) => addressIn(page(text), Buffer.from(text));

/** A long text on a page, in a separate row that begins with its length in bytes. */
const textRow = (text: string) => `5:T${Buffer.byteLength(text).toString(16)},${text}`;

describe('the address in a page', () => {
  test.each([
    [['', 'pagina', 'avaliacao-loja?key=segredo'], 'query'],
    [['', 'sol?utm_source=a', 'b@c.d'], 'query'],
    [['', 'sol?a="],"q":"'], 'query'],
    [['', '$5'], 'query'],
    [['', 'sol', '$1f'], 'query'],
    [['', 'sol'], 'bare'],
    [['', ''], 'bare'],
    [['', '$$5'], 'bare'],
  ])('C13: the address %j is classified as %s', (parts, expected) => {
    expect(addressOf(flight(...parts))).toBe(expected);
  });

  test('C13: a query is found in HTML or data', () => {
    expect(addressIn(page(flight('', 'sol')), Buffer.from(flight('', 'sol?a')))).toBe('query');
    expect(addressIn(page(flight('', 'sol?a')), Buffer.from(flight('', 'sol')))).toBe('query');
    expect(addressIn(page(flight('', 'sol')), undefined)).toBe('bare');
    expect(addressOf('0:{"P":null,"c":["","sol"],"q":"?a=b"}\n')).toBe('query');
  });

  test('C13: a page without a readable address is treated as not found', () => {
    expect(addressOf('0:{"canonicalUrl":"/sol?a"}\n')).toBe('not-found');
    expect(addressIn(page(flight('', 'sol')), Buffer.from('0:{}'))).toBe('not-found');
    expect(addressOf('0:{"P":null,"c":["","sol?a"\n')).toBe('not-found');
    expect(addressOf('')).toBe('not-found');
    expect(addressIn(push(flight('', 'sol')), undefined)).toBe('not-found');
  });

  const FORGERIES = [flight('', 'sol?a=b'), `\n${flight('', 'sol?a=b')}`, '"P":null,"c":[', flight('', '$5')];

  test.each(FORGERIES)('C13: text that looks like an address does not prevent caching: %j', (text) => {
    expect(addressOf(`1:"$Sreact.fragment"\n${textRow(`ção ${text}`)}${flight('', 'sol')}`)).toBe('bare');
    expect(addressOf(`${flight('', 'sol')}2:${JSON.stringify(text)}\n`)).toBe('bare');
    expect(addressOf(`3:${JSON.stringify(text)}\n${flight('', 'sol')}`)).toBe('bare');
  });

  test('C13: text that looks like an address does not hide a visitor’s query', () => {
    const bare = flight('', 'sol');
    for (const text of [bare, `\n${bare}`, `${bare}${bare}`])
      expect(addressOf(`${textRow(text)}${flight('', 'sol?email=a@b.c')}`)).toBe('query');
    expect(addressOf(`5:T${(9_999).toString(16)},${bare}`)).toBe('not-found');
    expect(addressOf(`5:Tx,${bare}`)).toBe('not-found');
  });

  test('C13: links that contain a query are ignored', () => {
    const links = '2:["$","a",null,{"href":"/sol?pg=2"}]\n';
    expect(addressOf(links + flight('', 'sol'))).toBe('bare');
  });
});

test('C13: data that is split at any position is joined into one script', () => {
  const text = flight('', 'pagina', 'sobre');
  for (let at = 1; at < text.length; at += 1) {
    expect(joinDataScripts(push(text.slice(0, at)) + push(text.slice(at)))).toBe(push(text));
  }
});

describe('data that a browser does not need', () => {
  const leanDataOf = (text: string) => dataOf(removeEmptyData(page(text)))?.text;

  test('C13: properties without a value and requests for linked files are removed', () => {
    const text = [
      ':HL["/_next/static/chunks/a.css","style"]',
      '2:["$","link","0",{"rel":"stylesheet","nonce":"$undefined","href":"/a.css","data-as":"$undefined"}]',
      '',
    ].join('\n');
    expect(leanDataOf(flight('', 'sol') + text)).toBe(
      `${flight('', 'sol')}2:["$","link","0",{"rel":"stylesheet","href":"/a.css"}]\n`,
    );
  });

  test.each([
    textRow('ação,"nonce":"$undefined"\n:HL["/a.css","style"]\n'),
    `2:${JSON.stringify(',"nonce":"$undefined"')}\n`,
    '2:["a,","$undefined",null]\n',
    '2:["Cais & Norte > \u2028"]\n',
  ])('C13: texts and lists are not changed: %j', (text) => {
    expect(leanDataOf(text + flight('', 'sol'))).toBe(text + flight('', 'sol'));
  });

  test('C13: unknown kinds of data are not changed', () => {
    for (const html of ['<p></p></body></html>', page('5:Tffff,a,"b":"$undefined"'), page('no row')])
      expect(removeEmptyData(html)).toBe(html);
  });
});

const robots = (content: string) => `["$","meta",null,{"name":"robots","content":"${content}"}]`;

describe('page data', () => {
  test('page data is the text of the last script', () => {
    expect(dataOf(page('1:"ação"\n'))).toEqual({
      start: 8,
      script: 'self.__next_f.push([1,"1:\\"ação\\"\\n"])',
      text: '1:"ação"\n',
    });
  });

  test.each([
    ['nothing follows the data', `${push('x')}</body>`],
    ['it is one text', '<script>self.__next_f.push([1,"a","b"])</script></body></html>'],
    ['it is a text', '<script>self.__next_f.push([1,{"a":1}])</script></body></html>'],
    ['it calls nothing', '<script>self.__next_f.push([1,"a"+alert(1)])</script></body></html>'],
    ['`<` is escaped', '<script>self.__next_f.push([1,"<!--<script>"])</script></body></html>'],
    ['there is data', '<p></p></body></html>'],
  ])('page data is null unless %s', (_condition, html) => {
    expect(dataOf(html)).toBeNull();
  });
});

test('ERR-09: the noindex tag that Next adds to error pages is changed in HTML and data', () => {
  expect(removeNoindexFromHtml(`<meta name="robots" content="noindex"/>${push(robots('noindex'))}`)).toBe(
    `<meta name="robots" content="index, follow"/>${push(robots('index, follow'))}`,
  );
  expect(removeNoindexFromData(Buffer.from(robots('noindex')))?.toString()).toBe(robots('index, follow'));
});

test('SEO-05: robots tags that the page itself sets are kept', () => {
  const own = `<meta name="robots" content="noindex, follow"/><p>"robots" noindex</p>${push(robots('noindex, follow'))}`;
  expect(removeNoindexFromHtml(own)).toBe(own);
  expect(removeNoindexFromData(Buffer.from(robots('noindex, follow')))?.toString()).toBe(
    robots('noindex, follow'),
  );
  expect(removeNoindexFromData(undefined)).toBeUndefined();
});

test('B11: an attribute that is valid only on preloads is removed from style sheets', () => {
  const preload =
    '<link rel="preload" href="/a.css" as="style"/><link rel="preload" as="font" href="/a.woff2"/>';
  const sheet = (as: string) => `<link href="/a.css" rel="stylesheet"${as} data-precedence="dynamic"/>`;
  expect(fixStylesheetLinks(preload + sheet(' as="style"') + sheet(' as="style"'))).toBe(
    preload + sheet('') + sheet(''),
  );
});
