/** @jest-environment node */
import { dataOf } from './flight-data';
import { restoreTexts, shareTexts } from './shared-texts';

const list = (name: string) => JSON.stringify({ '@type': 'ItemList', name });
const block = (id: string, text: string) => `<script type="application/ld+json" id="${id}">${text}</script>`;
const escaped = (text: string) => JSON.stringify(text).replaceAll('&', '\\u0026').replaceAll('>', '\\u003e');
const page = (blocks: string, data: string) =>
  `<body>${blocks}<script>self.__next_f.push([1,${escaped(data)}])</script></body></html>`;

/** A text in a separate row, which begins with its length. */
const row = (text: string) => `5:T${Buffer.byteLength(text).toString(16)},${text}6:"$5"\n`;

/** The texts that the script adds when a browser runs it. */
function pushedBy(html: string): string[] {
  const pushed: string[] = [];
  const script = /<script>(self\.__next_f[^<]*)<\/script>/.exec(html)?.[1] ?? '';
  const getElementById = (id: string) => ({
    text: new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1],
  });
  const run = new Function('self', 'document', script);
  run({ __next_f: { push: ([, text]: [number, string]) => pushed.push(text) } }, { getElementById });
  return pushed;
}

const TEXTS = ['Óculos', 'Cais & Norte', 'a"b\\c', '5 > 4', '"+document.getElementById("b").text+"', '$&'];

test.each(TEXTS)('C13: structured data is sent once, and the page’s data is unchanged: %s', (name) => {
  const data = `1:"$Sreact"\n${row(list(name))}`;
  const html = page(block('lista', list(name)), data);
  const shared = shareTexts(html);
  expect(shared.length).toBeLessThan(html.length);
  expect(pushedBy(shared)).toEqual([data]);
  expect(dataOf(shared)?.text).toBe(data);
});

test('C13: several blocks are shared, each under its id', () => {
  const data = row(list('a')) + row(list('b'));
  const shared = shareTexts(page(block('a', list('a')) + block('b', list('b')), data));
  expect(shared.split('document.getElementById(')).toHaveLength(3);
  expect(pushedBy(shared)).toEqual([data]);
  expect(dataOf(shared)?.text).toBe(data);
});

test('C13: a text inside another row, or in two blocks, is not shared', () => {
  const inside = page(block('a', list('a')), `1:[${JSON.stringify(list('a'))}]\n`);
  const twice = page(block('a', list('a')) + block('a', list('a')), row(list('a')));
  for (const html of [inside, twice]) expect(shareTexts(html)).toBe(html);
});

test('C13: a reference to a missing element is not accepted as data', () => {
  expect(restoreTexts('<p>x</p>', 'a"+document.getElementById("b").text+"c')).toContain('"+');
  const forged = page(block('a', list('a')), 'x').replace('"x"', '"x"+document.getElementById("b").text+""');
  expect(dataOf(forged)).toBeNull();
});
