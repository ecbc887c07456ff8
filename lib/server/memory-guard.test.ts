/** @jest-environment node */
import { createMemoryGuard } from './memory-guard';

test('C13: memory is checked several times a second, and a shortage is logged once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let now = 0;
  const read = jest.fn(() => 100);
  const isShort = createMemoryGuard(200, read, () => now);
  expect([isShort(), isShort()]).toEqual([false, false]);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockReturnValue(300);
  now = 250;
  expect(isShort()).toBe(true);
  now = 500;
  expect(isShort()).toBe(true);
  expect(log).toHaveBeenCalledTimes(1);
  read.mockReturnValue(100);
  now = 750;
  expect(isShort()).toBe(false);
  log.mockRestore();
});
