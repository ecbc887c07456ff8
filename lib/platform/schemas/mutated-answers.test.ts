/** @jest-environment node */
import fc from 'fast-check';
import { isStoreApiError } from '@/lib/platform/errors';
import { parseAnswer } from '@/lib/platform/http';
import { ANSWERS } from '@/lib/platform/testing/answers';
import { applyMutations, mutations } from '@/lib/platform/testing/mutations';

const RUNS = { seed: 1956, numRuns: 150 };

test.each(ANSWERS)(
  'R8, A-82: any mutation of $what results in a valid entity or a classified failure',
  ({ schema, wire }) => {
    const read = (answer: unknown) => parseAnswer(schema, answer, { path: 'url/x' });
    // The same keys as in a valid response, so that components need no further checks.
    const whole = Object.keys(read(wire)).sort();
    fc.assert(
      fc.property(mutations, (changes) => {
        const answer = JSON.parse(JSON.stringify(applyMutations(wire, changes) ?? null));
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
