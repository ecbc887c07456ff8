/** @jest-environment node */
import { createBodyBudget } from './body-budget';

const PHOTO = 10_000_000;
const CALL = 2_000;

test('C13: photos take 64 MB at most, and leave the room of calls alone', () => {
  const budget = createBodyBudget();
  const held = Array.from({ length: 10 }, (_one, client) => budget.reserve(`10.0.${client}.0/24`, PHOTO));
  expect(held.filter((free) => free !== null)).toHaveLength(6);
  expect(budget.reserve('10.1.0.0/24', CALL)).not.toBeNull();
  held[0]?.();
  expect(budget.reserve('10.2.0.0/24', PHOTO)).not.toBeNull();
});

test('C13: one network cannot hold all the room of photos', () => {
  const budget = createBodyBudget();
  const reserve = () => budget.reserve('10.0.0.0/24', PHOTO);
  const held = Array.from({ length: 6 }, reserve);
  expect(held.filter((free) => free !== null)).toHaveLength(4);
  // Freed twice, as by two events of one connection, it counts once.
  held[0]?.();
  held[0]?.();
  expect([reserve() === null, reserve() === null]).toEqual([false, true]);
  expect(budget.bytes('large')).toBe(4 * PHOTO);
});
