import { SAMPLE_RESPONSES } from '@/lib/platform/testing/sample-responses';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';

const [tidy, odd] = PLATFORM_VARIANTS;

describe('both platforms’ formats have the same meaning', () => {
  test.each(SAMPLE_RESPONSES)('$ids: $what is parsed the same from both platforms', ({ schema, wire }) => {
    const meant = schema.parse(tidy.encode(wire));
    expect(schema.parse(odd.encode(wire))).toEqual(meant);
    // An empty result would mean that both formats lost the data.
    expect(JSON.stringify(meant).length).toBeGreaterThan(JSON.stringify(wire).length / 3);
  });
});
