/** @jest-environment node */
import { forgetQueryInData, forgetQueryInHtml } from './forget-query';

const flight = (...parts: string[]) =>
  `1:"$Sreact"\n0:{"P":null,"c":${JSON.stringify(parts)},"q":"","i":false}\n`;
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

test.each([
  [
    ['', 'pagina', 'avaliacao-loja?key=segredo'],
    ['', 'pagina', 'avaliacao-loja'],
  ],
  [
    ['', 'sol?utm_source=a', 'b@c.d'],
    ['', 'sol'],
  ],
  [
    ['', 'sol?a=[1]&b=%22'],
    ['', 'sol'],
  ],
  [
    ['', 'sol?a="],"q":"'],
    ['', 'sol'],
  ],
  [
    ['', 'sol'],
    ['', 'sol'],
  ],
])('C13: a stored page does not tell how its first visitor came: %j', (parts, bare) => {
  expect(forgetQueryInHtml(push(flight(...parts)))).toBe(push(flight(...bare)));
  expect(forgetQueryInData(Buffer.from(flight(...parts)))?.toString()).toBe(flight(...bare));
});

test('C13: nor when the data comes in pieces, wherever they part', () => {
  const text = flight('', 'pagina', 'avaliacao-loja?key=segredo');
  for (let at = 1; at < text.length; at += 1) {
    const html = push(text.slice(0, at)) + push(text.slice(at));
    expect(forgetQueryInHtml(html)).toBe(push(flight('', 'pagina', 'avaliacao-loja')));
  }
});

test('C13: addresses elsewhere on the page keep their query', () => {
  const html = `<a href="/sol?pg=2">2</a>${push(flight('', 'sol'))}`;
  expect(forgetQueryInHtml(html)).toBe(html);
  expect(forgetQueryInData(undefined)).toBeUndefined();
});
