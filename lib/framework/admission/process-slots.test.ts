/** @jest-environment node */
import { performance } from 'node:perf_hooks';
import { createIdleCheck } from './process-slots';

/** A thread whose times are set by the test. */
function thread() {
  const times = { idle: 0, active: 0, utilization: 0 };
  const hasIdled = createIdleCheck(() => ({ ...times }));
  return (idle: number, active: number) => {
    times.idle += idle;
    times.active += active;
    return hasIdled();
  };
}

test('R3: a thread that is mostly waiting counts as idle, a busy thread does not', () => {
  const pass = thread();
  expect(pass(40, 10)).toBe(true);
  expect(pass(10, 40)).toBe(false);
  expect(pass(40, 10)).toBe(true);
});

test('R3: each measurement admits one more render', () => {
  const pass = thread();
  expect(pass(50, 0)).toBe(true);
  expect(pass(0, 0)).toBe(false);
  expect(pass(24, 0)).toBe(false);
  expect(pass(1, 0)).toBe(true);
});

test('R3: an hour without visitors does not admit a sudden crowd', () => {
  const pass = thread();
  expect(pass(3_600_000, 5)).toBe(false);
  expect(pass(5, 20)).toBe(false);
});

test('R3: by default the event loop of this thread is measured', () => {
  const utilization = jest.spyOn(performance, 'eventLoopUtilization');
  utilization.mockReturnValueOnce({ idle: 5, active: 5, utilization: 0 });
  const hasIdled = createIdleCheck();
  utilization.mockReturnValueOnce({ idle: 45, active: 15, utilization: 0 });
  expect(hasIdled()).toBe(true);
  utilization.mockReturnValueOnce({ idle: 55, active: 55, utilization: 0 });
  expect(hasIdled()).toBe(false);
  utilization.mockRestore();
});
