import { linkViolations } from './links.mjs';

const files = new Map(
  Object.entries({
    'docs/a.md': [
      '# A page',
      '[there](b.md) [there](../README.md#first-edit-now) [here](#a-page) [away](https://example.com/x)',
      '`[code](none.md)` [picture](../.readme/a.webp)',
      '[gone](c.md)',
      '[no heading](b.md#c)',
    ].join('\n'),
    'docs/b.md': '# B',
    'README.md': '## First edit, now!',
  }),
);
const exists = (file) => files.has(file) || file === '.readme/a.webp';

test('links to missing files and headings are found, with their lines', () => {
  expect(linkViolations(files, exists)).toEqual([
    { rule: 'links', file: 'docs/a.md', line: 4, message: 'links to c.md, which is not there' },
    {
      rule: 'links',
      file: 'docs/a.md',
      line: 5,
      message: 'links to b.md#c, but docs/b.md has no such heading',
    },
  ]);
});
