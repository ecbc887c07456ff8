/** @jest-environment node */
import { attackTable, reportText } from './report.mjs';

const row = (changes = {}) => ({
  id: 'body-page',
  name: 'a body for a page',
  through: 'direct',
  memory: { before: 139, peak: 707, after: 640 },
  verdict: 'fails',
  problems: ['memory + 568 MB', 'x | y'],
  ...changes,
});
const NGINX = row({ through: 'nginx', verdict: 'holds', problems: [] });

test('an attack is one line with the results of both ways, with bars escaped', () => {
  expect(attackTable([row(), NGINX])).toEqual([
    ['attack', 'direct', 'through nginx'],
    ['a body for a page', 'fails, +568 MB: memory + 568 MB; x \\| y', 'holds, +568 MB'],
  ]);
});

test('a skipped attack says why, without figures', () => {
  const skipped = { ...row(), memory: undefined, verdict: 'skipped', problems: ['no setting'] };
  expect(attackTable([skipped])[1]).toEqual(['a body for a page', 'skipped: no setting', '']);
});

test('the page says when, where and how many', () => {
  const text = reportText({ rows: [row(), NGINX], machine: '2 processors', day: '2026-11-23' });
  expect(text).toContain('2026-11-23, 2 processors: 1 holds, 1 fails, 0 unsure, 0 skipped.');
});
