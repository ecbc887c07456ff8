/** @jest-environment node */
import fc from 'fast-check';
import { isStoreApiError } from '@/lib/platform/errors';
import { parseResponse } from '@/lib/platform/http';
import { applyMutations, mutations } from '@/lib/platform/testing/mutations';
import { SAMPLE_RESPONSES } from '@/lib/platform/testing/sample-responses';

const RUNS = { seed: 1956, numRuns: 150 };

test.each(SAMPLE_RESPONSES)(
  'R8, A-82: any mutation of $what results in a valid entity or a classified failure',
  ({ schema, wire }) => {
    const read = (response: unknown) => parseResponse(schema, response, { path: 'url/x' });
    // The same keys as in a valid response, so that components need no further checks.
    const whole = Object.keys(read(wire)).sort();
    fc.assert(
      fc.property(mutations, (changes) => {
        const response = JSON.parse(JSON.stringify(applyMutations(wire, changes) ?? null));
        try {
          expect(Object.keys(read(response)).sort()).toEqual(whole);
        } catch (error) {
          if (!isStoreApiError(error)) throw error;
          expect(error.kind).toBe('malformed');
        }
      }),
      RUNS,
    );
  },
);
