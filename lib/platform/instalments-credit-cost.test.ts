import fc from 'fast-check';
import { creditCost } from './instalments';

describe('creditCost', () => {
  test('L7: known monthly and yearly rates are computed', () => {
    // 12 payments with an interest of 1% a month on R$ 1.000,00.
    const cost = creditCost(12, 88.8487886783, 1_000);
    expect(cost?.monthly).toBeCloseTo(0.01, 7);
    expect(cost?.yearly).toBeCloseTo(0.126825, 6);
  });

  test('L7: payments that do not exceed the price have no credit cost', () => {
    expect(creditCost(10, 44.99, 449.9)).toBeNull();
    expect(creditCost(10, 40, 449.9)).toBeNull();
    expect(creditCost(10, 40, 0)).toBeNull();
    expect(creditCost(10, Number.NaN, 449.9)).toBeNull();
    expect(creditCost(1, 5_000_000, 1)).toBeNull();
  });

  test('L7: half a cent above the price counts as a cost, less counts as rounding', () => {
    expect(creditCost(1, 0.01, 0.005)?.monthly).toBeCloseTo(1, 9);
    expect(creditCost(1, 0.5049, 0.5)).toBeNull();
    expect(creditCost(10, 40, -1)).toBeNull();
    expect(creditCost(10, 40, Number.NaN)).toBeNull();
  });

  test('L7: rates above 1000 percent a month are rejected', () => {
    expect(creditCost(1, 10.99, 1)?.monthly).toBeCloseTo(9.99, 6);
    expect(creditCost(1, 11.01, 1)).toBeNull();
    expect(creditCost(1, 11, (11 * (1 - (1 + 10) ** -1)) / 10)?.monthly).toBeCloseTo(10, 9);
  });

  test('L7: the rate is exact for one payment, and above zero for the smallest surcharge', () => {
    expect(creditCost(1, 101, 100)?.monthly).toBeCloseTo(0.01, 11);
    expect(creditCost(2, 50.005, 100)?.monthly).toBeGreaterThan(0);
  });

  test('L7: for any offer, the payments discounted at the rate add up to the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.integer({ min: 2, max: 500_000 }),
        (parcelas, cents, extra) => {
          const preco = cents / 100;
          const valor = (cents + extra) / 100 / parcelas;
          const cost = creditCost(parcelas, valor, preco);
          if (cost === null) return;
          let presentValue = 0;
          for (let month = 1; month <= parcelas; month += 1)
            presentValue += valor / (1 + cost.monthly) ** month;
          expect(Math.abs(presentValue - preco)).toBeLessThan(0.0001 * preco);
          expect(cost.yearly).toBeCloseTo((1 + cost.monthly) ** 12 - 1, 9);
          expect(cost.monthly).toBeGreaterThan(0);
        },
      ),
    );
  });
});
