/** @jest-environment node */
import fc from 'fast-check';
import { isStoreApiError } from './errors';
import { settle } from './http';
import { ANSWERS } from './testing/answers';
import { mutated, mutations } from './testing/hostile';

const RUNS = { seed: 1956, numRuns: 150 };

test.each(ANSWERS)(
  'R8, A-82: $what, however it is written, is an entity or a classified failure',
  ({ schema, wire }) => {
    const read = (answer: unknown) => settle(schema, answer, { path: 'url/x' });
    // The same shape as that of a sound answer: whoever shows it needs no further checks.
    const whole = Object.keys(read(wire)).sort();
    fc.assert(
      fc.property(mutations, (changes) => {
        const answer = JSON.parse(JSON.stringify(mutated(wire, changes) ?? null));
        try {
          expect(Object.keys(read(answer)).sort()).toEqual(whole);
        } catch (error) {
          if (!isStoreApiError(error)) throw error;
          expect(error.kind).toBe('malformed');
        }
      }),
      RUNS,
    );
  },
);
