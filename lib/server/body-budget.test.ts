/** @jest-environment node */
import { createBodyBudget } from './body-budget';

const PHOTO = 8_000_000;
const CALL = 2_000;

test('C13: received photos take at most 16 MB of memory and do not use up the room for calls', () => {
  const budget = createBodyBudget();
  const rooms = Array.from({ length: 10 }, (_one, client) => budget.enter(`10.0.${client}.0/24`, PHOTO));
  const taken = rooms.map((room) => room?.take(PHOTO) ?? false);
  expect(taken.filter(Boolean)).toHaveLength(2);
  expect(budget.bytes('large')).toBe(2 * PHOTO);
  expect(budget.enter('10.1.0.0/24', CALL)?.take(CALL)).toBe(true);
  rooms[0]?.free();
  expect(budget.enter('10.2.0.0/24', PHOTO)?.take(PHOTO)).toBe(true);
});

test('C13: photos that are announced but not sent do not use up memory', () => {
  const budget = createBodyBudget();
  for (let client = 0; client < 20; client += 1) budget.enter(`10.0.${client}.0/24`, PHOTO)?.take(1);
  expect(budget.enter('10.1.0.0/24', PHOTO)?.take(PHOTO)).toBe(true);
});

test('C13: 24 photos are admitted at a time, and another one once one of them has ended', () => {
  const budget = createBodyBudget();
  const rooms = Array.from({ length: 120 }, (_one, client) => budget.enter(`10.0.${client}.0/24`, PHOTO));
  expect(rooms.filter((room) => room !== null)).toHaveLength(24);
  rooms[0]?.free();
  rooms[0]?.free();
  const further = [1, 2].map((client) => budget.enter(`10.1.${client}.0/24`, PHOTO));
  expect(further.map((room) => room === null)).toEqual([false, true]);
  expect(budget.enter('10.2.0.0/24', CALL)).not.toBeNull();
});

test.each([
  [PHOTO, 4],
  [CALL, 60],
])('C13: with bodies of %d bytes one network can send %d at a time', (bytes, most) => {
  const budget = createBodyBudget();
  const enter = () => budget.enter('10.0.0.0/24', bytes);
  const rooms = Array.from({ length: most + 5 }, enter);
  expect(rooms.filter((room) => room !== null)).toHaveLength(most);
  expect(budget.enter('10.0.1.0/24', bytes)).not.toBeNull();
  // Two events of one connection may both free its room, which must count once.
  rooms[0]?.free();
  rooms[0]?.free();
  expect([enter() === null, enter() === null]).toEqual([false, true]);
  expect(rooms[0]?.take(1)).toBe(false);
});

test('the budget reports when the last large body has ended, and their total size', () => {
  const onEmpty = jest.fn();
  const budget = createBodyBudget(onEmpty);
  const first = budget.enter('10.0.0.0', 1_000_000);
  const second = budget.enter('10.0.1.0', 1_000_000);
  budget.enter('10.0.2.0', 100)?.free();
  first?.take(400_000);
  second?.take(300_000);
  first?.free();
  first?.free();
  expect(onEmpty).not.toHaveBeenCalled();
  second?.free();
  expect(onEmpty.mock.calls).toEqual([[700_000]]);
});
