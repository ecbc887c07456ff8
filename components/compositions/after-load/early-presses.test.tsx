import { render } from '@testing-library/react';
import { EarlyPresses } from './early-presses';

type Early = { replayEarlyPresses?: () => void };

test('DESIGN-28: early presses are repeated when the whole page has come alive', () => {
  jest.useFakeTimers();
  const replay = jest.fn();
  (window as Early).replayEarlyPresses = replay;
  render(<EarlyPresses />);
  expect(replay).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(replay).toHaveBeenCalledTimes(1);
  delete (window as Early).replayEarlyPresses;
  jest.useRealTimers();
});
