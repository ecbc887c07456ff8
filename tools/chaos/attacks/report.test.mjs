/** @jest-environment node */
import { attackTable, sectionText, withSection } from './report.mjs';

const row = (changes = {}) => ({
  id: 'body-page',
  line: '1',
  name: 'a body for a page',
  through: 'direct',
  sent: '60 × POST /',
  statuses: '60 × 405',
  memory: { before: 139, peak: 707, after: 640 },
  megabytes: 588,
  growthPerByte: 0.966,
  page: { count: 100, p99: 90, slowest: 120, baseline: 9 },
  cart: { count: 0, p99: 0, slowest: 0, baseline: 0 },
  verdict: 'fails',
  problems: ['memory + 568 MB', 'x | y'],
  ...changes,
});

test('a row for each attack, with bars escaped', () => {
  const [, cells] = attackTable([row()]);
  expect(cells).toEqual([
    '1',
    'a body for a page: 60 × POST /',
    '60 × 405',
    '139 / 707 / 640',
    '588',
    '0.97',
    '90 / 120 (9, 10.0 ×)',
    '',
    'fails: memory + 568 MB; x \\| y',
  ]);
});

test('an earlier run stands in front, by attack and way', () => {
  const after = row({ memory: { before: 140, peak: 150, after: 141 }, verdict: 'holds', problems: [] });
  const before = [row({ problems: [] }), row({ through: 'nginx', verdict: 'skipped' })];
  const [headings, cells] = attackTable([after], before);
  expect(headings.slice(0, 2)).toEqual(['memory earlier', 'verdict earlier']);
  expect(cells.slice(0, 2)).toEqual(['139 / 707 / 640', 'fails']);
  expect(cells.at(-1)).toBe('holds');
  expect(attackTable([row({ id: 'new' })], before)[1].slice(0, 2)).toEqual(['', '']);
});

test('a skipped attack says why, without figures', () => {
  const skipped = {
    id: 'x',
    line: '9',
    name: 'memory',
    through: 'direct',
    verdict: 'skipped',
    problems: ['no setting'],
  };
  const [, cells] = attackTable([skipped]);
  expect(cells).toEqual(['9', 'memory', '', '', '', '', '', '', 'skipped: no setting']);
});

test('a section says when, where and how many', () => {
  const text = sectionText({ rows: [row()], through: 'nginx', machine: '2 processors', day: '2026-11-23' });
  expect(text).toMatch(/^## Through nginx\n/);
  expect(text).toContain('2026-11-23, 2 processors. 1 attacks: 0 holds, 1 fails, 0 unsure, 0 skipped.');
});

test('a section is replaced where it is, and added where it is not', () => {
  const first = withSection('# Attacks\n', 'direct', 'old');
  expect(first).toBe('# Attacks\n\n<!-- direct: begin -->\n\nold\n\n<!-- direct: end -->\n');
  const both = withSection(first, 'nginx', 'other');
  expect(withSection(both, 'direct', 'new')).toBe(both.replace('old', 'new'));
});
