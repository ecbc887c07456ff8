/** @jest-environment node */
import { problemOf } from './cases';

const HTML =
  '<!doctype html><html><head><title>Solares</title></head><body><header></header><main><h1>Solares</h1></main>' +
  '<footer></footer><script>undefined</script></body></html>';

const visited = (changes: object = {}) => ({
  status: 200,
  headers: { 'content-security-policy': "default-src 'none'" },
  html: HTML,
  ms: 80,
  fault: '500',
  ...changes,
});

test('a complete page within the time limit has no problem', () => {
  expect(problemOf(visited())).toBeUndefined();
});

test.each([
  ['a status that is no failure of the platform', { status: 500 }, 'status 500'],
  ['an absent page beside a fault', { status: 404 }, 'status 404'],
  ['a late page', { ms: 5_000 }, '5000 ms'],
  ['a page without a policy', { headers: {} }, 'no policy'],
  ['a page that was cut off', { html: HTML.slice(0, -20) }, 'the document is truncated'],
  ['a page without content', { html: HTML.replace('<h1>Solares</h1>', '') }, 'no <h1>'],
  ['a missing value in print', { html: HTML.replace('Solares</h1>', 'R$ NaN</h1>') }, 'shows "NaN"'],
  ['a failure that does not say when to come back', { status: 502 }, 'no Retry-After'],
])('%s counts as a problem', (_name, changes, problem) => {
  expect(problemOf(visited(changes))).toBe(problem);
});

test('a well-formed 404 from the platform is accepted', () => {
  expect(problemOf(visited({ status: 404, fault: '404' }))).toBeUndefined();
  expect(problemOf(visited({ status: 404, fault: 'html' }))).toBe('status 404');
});
