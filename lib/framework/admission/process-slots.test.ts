/** @jest-environment node */
import { createIdleCheck } from './process-slots';

/** A thread with the times that the test sets. */
function thread() {
  const times = { idle: 0, active: 0, utilization: 0 };
  const hasIdled = createIdleCheck(() => ({ ...times }));
  return (idle: number, active: number) => {
    times.idle += idle;
    times.active += active;
    return hasIdled();
  };
}

test('R3: a thread that mostly waits is idle, one that mostly works is not', () => {
  const pass = thread();
  expect(pass(40, 10)).toBe(true);
  expect(pass(10, 40)).toBe(false);
  expect(pass(40, 10)).toBe(true);
});

test('R3: each measurement has room for one more render', () => {
  const pass = thread();
  expect(pass(50, 0)).toBe(true);
  expect(pass(0, 0)).toBe(false);
  expect(pass(24, 0)).toBe(false);
  expect(pass(1, 0)).toBe(true);
});

test('R3: a quiet hour says nothing about the crowd that has just come', () => {
  const pass = thread();
  expect(pass(3_600_000, 5)).toBe(false);
  expect(pass(5, 20)).toBe(false);
});

test('R3: the times of this thread are measured', () => {
  const hasIdled = createIdleCheck();
  expect(hasIdled()).toBe(false);
});
