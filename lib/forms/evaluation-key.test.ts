/** @jest-environment node */
import { isEvaluationKey } from './evaluation-key';

test.each(['demonstracao-1', 'a1B2c3', 'YWJj_ZA==', 'x.y~z', '9'])(
  'EVAL-01: %s is accepted as a key',
  (key) => {
    expect(isEvaluationKey(key)).toBe(true);
  },
);

test.each(['', '.', '..', 'a/b', 'a b', 'a%2fb', 'a?b', 'a#b', 'ação', 'a\nb', 'x'.repeat(129)])(
  'EVAL-01: %p is rejected as a key',
  (key) => {
    expect(isEvaluationKey(key)).toBe(false);
  },
);
