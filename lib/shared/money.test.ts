import fc from 'fast-check';
import { formatBRL, formatRoundBRL, lessPercent, positiveCents, toCents } from './money';

const reais = fc.integer({ min: -10_000_000, max: 10_000_000_00 }).map((cents) => cents / 100);

describe('formatBRL', () => {
  test('CONST-20: amounts have the Brazilian format with a no-break space', () => {
    expect(formatBRL(1234.56)).toBe('R$\u00a01.234,56');
    expect(formatBRL(0)).toBe('R$\u00a00,00');
    expect(formatBRL(-0)).toBe('R$\u00a00,00');
    expect(formatBRL(44.985)).toBe('R$\u00a044,99');
  });

  test('CONST-20: invalid amounts are never printed as NaN', () => {
    expect(formatBRL(Number.NaN)).toBe('R$\u00a00,00');
    expect(formatBRL(Number.POSITIVE_INFINITY)).toBe('R$\u00a00,00');
  });

  test('CONST-20: every amount is formatted as Intl formats it', () => {
    const intl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(reais, (amount) => {
        expect(formatBRL(amount)).toBe(intl.format(amount || 0).replace(/\s/g, '\u00a0'));
      }),
    );
  });

  test('CONST-20: every amount can be parsed back to the same cents and contains no breaking space', () => {
    fc.assert(
      fc.property(reais, (amount) => {
        const text = formatBRL(amount);
        expect(text).not.toMatch(/ /);
        expect(Number(text.replace(/[^\d-]/g, ''))).toBe(Math.round(amount * 100));
      }),
    );
  });
});

describe('formatRoundBRL', () => {
  test('LIST-22: whole amounts omit the cents, other amounts keep them', () => {
    expect(formatRoundBRL(1800)).toBe('R$\u00a01.800');
    expect(formatRoundBRL(449.9)).toBe('R$\u00a0449,90');
  });
});

describe('toCents', () => {
  test('CONST-20: ten billion reais are valid, one cent more is not', () => {
    expect(toCents(10_000_000_000)).toBe(1_000_000_000_000);
    expect(toCents(-10_000_000_000)).toBe(-1_000_000_000_000);
    expect(toCents(10_000_000_000.01)).toBe(0);
  });

  test('CONST-20: half a cent is rounded up, despite binary inaccuracy', () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(404.91)).toBe(40491);
    expect(toCents(0.1 + 0.2)).toBe(30);
  });
});

test('DATA-14: a negative or invalid price is no price', () => {
  expect(positiveCents(449.9)).toBe(44_990);
  expect(positiveCents(-0.01)).toBe(0);
  expect(positiveCents(Number.NaN)).toBe(0);
});

describe('lessPercent', () => {
  test('CONST-20: a discounted price is rounded to the cent', () => {
    expect(lessPercent(449.9, 10)).toBe(404.91);
    expect(lessPercent(99.99, 7)).toBe(92.99);
    expect(lessPercent(0.05, 50)).toBe(0.03);
    expect(lessPercent(1130.9, 0)).toBe(1130.9);
  });

  test.each([6, 7, 30, 31, 33, 34])(
    'CONST-20: half a cent is rounded up with %i% off, as the platform does',
    (percent) => {
      for (let cents = 50; cents <= 100_000; cents += 100)
        expect(lessPercent(cents / 100, percent)).toBe(
          Math.floor((cents * (100 - percent) + 50) / 100) / 100,
        );
    },
  );
});
