import { ANSWERS } from './testing/answers';
import { DIALECTS } from './testing/dialects';

const [tidy, odd] = DIALECTS;

describe('one meaning for either way of writing', () => {
  test.each(ANSWERS)('$ids: $what reads the same from both platforms', ({ schema, wire }) => {
    const meant = schema.parse(tidy.speak(wire));
    expect(schema.parse(odd.speak(wire))).toEqual(meant);
    // What is read is not empty: nothing was dropped from both alike.
    expect(JSON.stringify(meant).length).toBeGreaterThan(JSON.stringify(wire).length / 3);
  });
});
