/** @jest-environment node */
import { BUILD_TUNING, buildTuning, parseTuning, TUNING } from './framework-tuning.mjs';

test('all, none or some of the tuning is switched on, whatever the order of the names', () => {
  expect(parseTuning('all')).toEqual(TUNING);
  expect(parseTuning('off')).toEqual([]);
  expect(parseTuning('paint-first, css-chunks')).toEqual(['css-chunks', 'paint-first']);
  expect(parseTuning('paint-first,fast')).toBeNull();
});

test('a build records what is decided at build time only', () => {
  expect(buildTuning(TUNING)).toBe(BUILD_TUNING.join(','));
  expect(buildTuning(['paint-first', 'css-chunks'])).toBe('css-chunks');
});
