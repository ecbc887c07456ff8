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

test('R3: a thread that is mostly waiting is idle, a busy one is not', () => {
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

test('R3: an earlier idle hour does not admit a sudden crowd', () => {
  const pass = thread();
  expect(pass(3_600_000, 5)).toBe(false);
  expect(pass(5, 20)).toBe(false);
});

test('R3: this thread’s busy times are measured', () => {
  const hasIdled = createIdleCheck();
  expect(hasIdled()).toBe(false);
});
