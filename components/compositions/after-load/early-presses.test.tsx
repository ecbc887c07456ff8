import { render } from '@testing-library/react';
import type { EarlyPressReplay } from '@/lib/screens/framework/start-scripts';
import { EarlyPresses } from './early-presses';

test('DESIGN-28: early presses are repeated when the whole page has come alive', () => {
  jest.useFakeTimers();
  const replay = jest.fn();
  (window as EarlyPressReplay).replayEarlyPresses = replay;
  render(<EarlyPresses />);
  expect(replay).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(replay).toHaveBeenCalledTimes(1);
  delete (window as EarlyPressReplay).replayEarlyPresses;
  jest.useRealTimers();
});
