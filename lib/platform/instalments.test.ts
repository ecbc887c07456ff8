import fc from 'fast-check';
import type { Parcela } from '@/lib/platform/schemas/offer';
import { toCents } from '@/lib/shared/money';
import { instalmentRows, instalmentSummary, instalmentText } from './instalments';

const parcela = (parcelas: number, valorParcela: number, taxa: number): Parcela => ({
  parcelas,
  valorParcela,
  valorTotal: 0,
  taxa,
  exibirTaxa: taxa !== 0,
});

const textOf = (...options: Parcela[]) => {
  const summary = instalmentSummary(options);
  return summary && instalmentText(summary).replaceAll('\u00a0', ' ');
};

describe('instalmentSummary', () => {
  test('CONST-09: the last interest-free option of a mixed list is announced', () => {
    expect(textOf(parcela(1, 404.91, -10), parcela(10, 44.99, 0), parcela(12, 39.9, 2.99))).toBe(
      'até 10x de R$ 44,99 sem juros',
    );
  });

  test('CONST-09: when all carry interest the last is announced, without "sem juros"', () => {
    expect(textOf(parcela(2, 230, 1), parcela(12, 41.5, 2.99))).toBe('até 12x de R$ 41,50');
  });

  test('A-30: without an interest-free option the last discounted one is announced', () => {
    expect(textOf(parcela(1, 404.91, -10), parcela(2, 230, 1))).toBe('1x de R$ 404,91 com 10% de desconto');
  });

  test('CONST-09: nothing usable gives nothing', () => {
    expect(instalmentSummary([])).toBeNull();
    expect(instalmentSummary([parcela(0, 10, 0), parcela(3, 0, 0), parcela(1.5, 10, 0)])).toBeNull();
  });

  test('CONST-09: never says "sem juros" about an option that has a rate', () => {
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
        const summary = instalmentSummary(list);
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
  test('PDP-36: each row has its total and what it costs above the price', () => {
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
    // 12 × 39,90 for 449,90 is 0,97% a month.
    expect(dear?.creditCost?.monthly).toBeCloseTo(0.0097, 4);
  });

  test('L6: n × the printed value is the printed total, to the cent', () => {
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
