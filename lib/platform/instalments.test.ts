import fc from 'fast-check';
import type { Parcela } from '@/lib/platform/schemas/offer';
import { toCents } from '@/lib/shared/money';
import { costPercent, instalmentRows, instalmentSummary, instalmentText } from './instalments';

const parcela = (parcelas: number, valorParcela: number, taxa: number): Parcela => ({
  parcelas,
  valorParcela,
  valorTotal: 0,
  taxa,
  exibirTaxa: taxa !== 0,
});

const summaryOf = (options: Parcela[]) => instalmentSummary(instalmentRows(options, 100));

const textOf = (...options: Parcela[]) => {
  const summary = summaryOf(options);
  return summary && instalmentText(summary).replaceAll('\u00a0', ' ');
};

describe('instalmentSummary', () => {
  test('CONST-09: of a mixed list the last interest-free option is shown', () => {
    expect(textOf(parcela(1, 404.91, -10), parcela(10, 44.99, 0), parcela(12, 39.9, 2.99))).toBe(
      'até 10x de R$ 44,99 sem juros',
    );
  });

  test('CONST-09: if all options have interest, the last one is shown, without “sem juros”', () => {
    expect(textOf(parcela(2, 230, 1), parcela(12, 41.5, 2.99))).toBe('até 12x de R$ 41,50');
    expect(textOf(parcela(2, 230, 1), parcela(3, 155, 1), parcela(12, 41.5, 2.99))).toBe(
      'até 12x de R$ 41,50',
    );
  });

  test('A-30: without an interest-free option, the last one with a discount is shown', () => {
    expect(textOf(parcela(1, 404.91, -10), parcela(2, 230, 1))).toBe('1x de R$ 404,91 com 10% de desconto');
  });

  test('CONST-09: without a valid option there is no summary', () => {
    expect(summaryOf([])).toBeNull();
    expect(summaryOf([parcela(0, 10, 0), parcela(3, 0, 0), parcela(1.5, 10, 0)])).toBeNull();
  });

  test.each([
    ['no payments', parcela(0, 10, 0)],
    ['fewer than none', parcela(-3, 10, 0)],
    ['a part of a payment', parcela(1.5, 10, 0)],
    ['payments of nothing', parcela(3, 0, 0)],
    ['payments below half a cent', parcela(3, 0.004, 0)],
    ['payments of less than nothing', parcela(3, -10, 0)],
    ['no number', parcela(Number.NaN, 10, 0)],
  ])('CONST-09: an option with %s is left out', (_what, option) => {
    expect(summaryOf([option])).toBeNull();
    expect(instalmentRows([option], 100)).toEqual([]);
    const usable = parcela(2, 50, 0);
    expect(summaryOf([usable, option])).toMatchObject({ parcelas: 2, amount: 50 });
    expect(instalmentRows([option, usable], 100)).toHaveLength(1);
  });

  test('CONST-09: a single payment and a payment of one cent are valid', () => {
    expect(summaryOf([parcela(1, 0.01, 0)])).toMatchObject({
      parcelas: 1,
      amount: 0.01,
      taxa: 0,
      isRateHidden: true,
    });
  });

  test('A-30: of several options of one kind the last one is shown', () => {
    expect(summaryOf([parcela(2, 50, 0), parcela(3, 33.34, 0)])?.parcelas).toBe(3);
    expect(summaryOf([parcela(1, 90, -10), parcela(2, 48, -4), parcela(3, 40, 2)])?.parcelas).toBe(2);
  });

  test('DATA-15: an omitted rate follows from the payments, so that interest is never “sem juros”', () => {
    const omitted = (parcelas: number, valorParcela: number) => ({
      ...parcela(parcelas, valorParcela, 0),
      taxa: null,
    });
    const [rounded, dear] = instalmentRows([omitted(3, 33.34), omitted(12, 9.45)], 100);
    expect(rounded).toMatchObject({ taxa: 0, creditCost: null });
    expect(dear?.taxa).toBeCloseTo(1.99, 1);
    expect(dear?.creditCost?.monthly).toBeCloseTo(0.0199, 3);
    expect(textOf(omitted(12, 9.45))).toBe('até 12x de R$ 9,45');
    expect(instalmentRows([omitted(1, 5_000)], 100)).toMatchObject([{ taxa: 1_000 }]);
  });

  test('PDP-36: a discount whose rate is hidden has no percentage', () => {
    expect(textOf({ ...parcela(1, 90, -10), exibirTaxa: false })).toBe('1x de R$ 90,00 com desconto');
  });

  test('CONST-09: an option with a rate is never described as "sem juros"', () => {
    const options = fc.array(
      fc.record({
        parcelas: fc.integer({ min: -1, max: 24 }),
        valorParcela: fc.integer({ min: -100, max: 100_000 }).map((cents) => cents / 100),
        valorTotal: fc.constant(0),
        taxa: fc.integer({ min: -15, max: 15 }),
        exibirTaxa: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(options, (list) => {
        const summary = summaryOf(list);
        if (!summary) return;
        expect(instalmentText(summary).includes('sem juros')).toBe(summary.taxa === 0);
        expect(
          list.some(({ parcelas, taxa }) => parcelas === summary.parcelas && taxa === summary.taxa),
        ).toBe(true);
      }),
    );
  });
});

describe('instalmentRows', () => {
  test('PDP-36: each row has its total and its surcharge', () => {
    const [cash, , dear] = instalmentRows(
      [parcela(1, 404.91, -10), parcela(10, 44.99, 0), parcela(12, 39.9, 2.99)],
      449.9,
    );
    expect(cash).toEqual({
      parcelas: 1,
      amount: 404.91,
      total: 404.91,
      surcharge: -44.99,
      taxa: -10,
      isRateHidden: false,
      creditCost: null,
    });
    expect(dear).toMatchObject({ parcelas: 12, amount: 39.9, total: 478.8, surcharge: 28.9, taxa: 2.99 });
    // 12 × 39,90 for 449,90 costs 0,97% a month.
    expect(dear?.creditCost?.monthly).toBeCloseTo(0.0097, 4);
  });

  test('A-89: a row says whether its rate is hidden', () => {
    const hidden = { ...parcela(3, 40, 2), exibirTaxa: false };
    expect(instalmentRows([hidden, parcela(3, 40, 2)], 100)).toMatchObject([
      { isRateHidden: true },
      { isRateHidden: false },
    ]);
  });

  test('PDP-36: without a price a row has no surcharge', () => {
    expect(instalmentRows([parcela(3, 40, 0)], 0)).toMatchObject([{ total: 120, surcharge: 0 }]);
    expect(instalmentRows([parcela(3, 40, 0)], 0.01)).toMatchObject([{ surcharge: 119.99 }]);
  });

  test('L7: an interest-free option has no credit cost, even if it costs more than the price', () => {
    expect(instalmentRows([parcela(3, 40, 0), parcela(3, 40, -1)], 100)).toMatchObject([
      { creditCost: null },
      { creditCost: null },
    ]);
    expect(instalmentRows([parcela(3, 40, 0.01)], 100)[0]?.creditCost).not.toBeNull();
  });

  test('L6: n times the displayed instalment is the displayed total, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 48 }),
        fc.double({ min: 0.01, max: 99_999, noNaN: true }),
        (parcelas, valor) => {
          for (const row of instalmentRows([parcela(parcelas, valor, 0)], 100)) {
            expect(toCents(row.total)).toBe(row.parcelas * toCents(row.amount));
          }
        },
      ),
    );
  });
});

test('L7: a cost of credit has two decimals in Brazilian form', () => {
  expect(costPercent(0.267)).toBe('26,70%');
  expect(costPercent(1.234_56)).toBe('123,46%');
});
