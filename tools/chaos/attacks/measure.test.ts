/** @jest-environment node */
import { chosenFloods } from './floods';
import { problemsOf } from './measure';

const times = (changes: object = {}) => ({ p99: 5, slowest: 9, failures: [], ...changes });
const quiet = {
  outcomes: [{ status: 405, path: '/' }],
  memory: { before: 139, peak: 230, after: 150 },
  beside: { page: times(), cart: times() },
};

test('attacks are selected by the first letters of their names', () => {
  expect(chosenFloods(['body-held', 'crowd-c']).map(({ id }) => id)).toEqual([
    'crowd-cold',
    'body-held',
    'body-held-photo',
  ]);
  expect(chosenFloods(undefined).length).toBeGreaterThan(12);
  expect(() => chosenFloods(['nothing'])).toThrow(/Unknown attack "nothing"/);
});

test('an attack that affects no one else is reported without a problem', () => {
  expect(problemsOf(quiet, { allowed: ['4xx'], p99: 200 }, true)).toEqual([]);
});

test('wrong responses, memory growth and slow responses for others are problems, the last only on a quiet machine', () => {
  const measured = {
    outcomes: [...quiet.outcomes, { status: 500, path: '/fonts/x' }, { status: 'silent', path: '/' }],
    memory: { before: 139, peak: 707, after: 640 },
    beside: {
      page: times({ slowest: 7_900, p99: 584 }),
      cart: times({ failures: [{ status: 429 }, { status: 429 }] }),
    },
    photo: { ms: 9_000, status: 502 },
  };
  const bars = { allowed: ['4xx', 503], p99: 200 };
  const always = [
    ...['1 × 500, 1 × silent (/fonts/x)', 'memory + 568 MB', '501 MB not released'],
    ...["a bystander's cart request: 2 × 429", "a bystander's photo: 502"],
  ];
  expect(problemsOf(measured, bars, false)).toEqual(always);
  expect(problemsOf(measured, bars, true).sort()).toEqual(
    [
      ...[...always, "a bystander's page request took 7900 ms"],
      ...["pages' p99 is 584 ms, more than 200", "a bystander's photo took 9000 ms"],
    ].sort(),
  );
});
