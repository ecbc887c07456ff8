/** @jest-environment node */
import {
  answerProblems,
  bystanderProblems,
  isAllowed,
  leavesShop,
  memoryProblems,
  verdictOf,
} from './bars.mjs';

const answer = (changes) => ({ status: 405, bytes: 20, sent: 0, ms: 1, headers: '', body: '', ...changes });
const times = (changes = {}) => ({
  count: 9,
  p99: 5,
  slowest: 9,
  slow: 0,
  failures: [],
  marked: 0,
  ...changes,
});
const texts = (problems) => problems.map(({ text }) => text);

test.each([
  [405, ['4xx'], true],
  [500, ['4xx', 503], false],
  [503, ['4xx', 503], true],
  ['silent', ['4xx', 'closed'], false],
  ['closed', ['4xx', 'closed'], true],
])('%s among %j: %s', (status, allowed, expected) => {
  expect(isAllowed(status, allowed)).toBe(expected);
});

test.each([
  [undefined, false],
  ['/marcas', false],
  ['http://localhost:3000/x', false],
  ['//evil.example/', true],
  ['/\\evil.example', true],
  ['https://evil.example', true],
  ['http://', true],
])('a redirect to %s leaves the shop: %s', (location, expected) => {
  expect(leavesShop(location, 'localhost:3000')).toBe(expected);
});

test('what is wrong with answers: statuses, redirects, large refusals', () => {
  const answers = [
    answer(),
    answer({ status: 500, path: '/fonts/x' }),
    answer({ status: 308, location: '//evil.example/' }),
    answer({ status: 404, bytes: 17_000 }),
  ];
  expect(texts(answerProblems(answers, { allowed: ['3xx', '4xx'], maxBody: 4_096 }, 'localhost'))).toEqual([
    '1 × 500 (/fonts/x)',
    'leads to //evil.example/',
    '1 refusals of up to 17000 bytes',
  ]);
  expect(answerProblems([answer()], {}, 'localhost')).toEqual([]);
});

test('a connection that nobody answers is a problem without any bar', () => {
  expect(texts(answerProblems([answer({ status: 'silent' })], {}, 'localhost'))).toEqual(['1 × silent (/)']);
});

test('memory that grows, and that does not come back', () => {
  expect(texts(memoryProblems({ before: 139, peak: 707, after: 640 }, {}))).toEqual([
    'memory + 568 MB',
    '501 MB not given back',
  ]);
  expect(memoryProblems({ before: 139, peak: 230, after: 150 }, {})).toEqual([]);
  expect(memoryProblems({ before: undefined, peak: undefined, after: undefined }, {})).toEqual([]);
});

test('a bystander who waits, fails or gets what an attacker sent', () => {
  const beside = {
    page: times({ slowest: 7_900, p99: 584 }),
    cart: times({ failures: ['429', '429'], marked: 1 }),
  };
  expect(bystanderProblems(beside, { p99: 200 })).toEqual([
    { text: "a bystander's page took 7900 ms", needsQuiet: true },
    { text: "a bystander's cart: 2 × 429" },
    { text: "a bystander's cart holds what an attacker sent" },
    { text: "pages' p99 is 584 ms, more than 200", needsQuiet: true },
  ]);
  expect(bystanderProblems({ page: times(), cart: times() }, { p99: 200 })).toEqual([]);
});

test('late answers decide on a quiet machine only', () => {
  const late = { text: 'late', needsQuiet: true };
  expect(verdictOf([], false)).toBe('holds');
  expect(verdictOf([late], false)).toBe('unsure');
  expect(verdictOf([late], true)).toBe('fails');
  expect(verdictOf([late, { text: '1 × 500' }], false)).toBe('fails');
});
