/** @jest-environment node */
import { BUILD_TUNING, buildTuning, parseTuning, TUNING } from './framework-tuning.mjs';

test('all, none or some tunings can be enabled, in any order', () => {
  expect(parseTuning('all')).toEqual(TUNING);
  expect(parseTuning('off')).toEqual([]);
  expect(parseTuning('paint-first, css-chunks')).toEqual(['css-chunks', 'paint-first']);
  expect(parseTuning('paint-first,fast')).toBeNull();
});

test('a build records only build-time tunings', () => {
  expect(buildTuning(TUNING)).toBe(BUILD_TUNING.join(','));
  expect(buildTuning(['paint-first', 'css-chunks'])).toBe('css-chunks');
});
