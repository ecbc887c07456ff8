/** @jest-environment node */
import fc from 'fast-check';
import { limitMarkup } from './limit-markup';
import { htmlToText, sanitiseHtml, sanitiseMessage } from './sanitise';

const MEGABYTE = 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length));

test.each([
  ['elements in elements', fill('<div>')],
  ['drawings in drawings', fill('<svg>')],
  ['tables in tables', fill('<table><tr><td>')],
  ['quotations that end too late', fill('<blockquote>') + fill('</blockquote>')],
  ['tags that never end', fill('<a ')],
])('C8: %s over a megabyte long are cut to a safe length', (_what, hostile) => {
  for (const read of [sanitiseHtml, sanitiseMessage, htmlToText]) {
    expect(read(`<p>Leve.</p>${hostile}`)).toContain('Leve.');
  }
  expect(limitMarkup(hostile).length).toBeLessThanOrEqual(200_000);
});

test('C8: a text is cut before a tag, not inside it', () => {
  const text = `${'x'.repeat(199_990)}<strong class="y">z</strong>`;
  expect(limitMarkup(text)).toBe('x'.repeat(199_990));
});

test('A-82: long lists and tables are kept', () => {
  const list = `<ul>${'<li>item'.repeat(5_000)}</ul>`;
  const table = `<table>${'<tr><td>1<td>2'.repeat(5_000)}</table>`;
  expect(limitMarkup(list)).toBe(list);
  expect(limitMarkup(table)).toBe(table);
});

test('A-82: short and shallow markup is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (html) => limitMarkup(html) === html),
  );
});
