import fc from 'fast-check';
import type { Precos } from '@/lib/platform/schemas/offer';
import { creditText, displayPrices, freeShippingText, orderInstalmentsText, savingText } from './prices';

const precos = (given: Partial<Precos>): Precos => ({
  de: 0,
  por: 0,
  vista: 0,
  descontoVista: 0,
  parcelamento: [],
  ...given,
});

describe('displayPrices', () => {
  test('CARD-13, PDP-33: the old price is shown only if it is higher than the price', () => {
    expect(displayPrices(precos({ de: 599.9, por: 449.9 }))?.de).toBe(599.9);
    expect(displayPrices(precos({ de: 449.9, por: 449.9 }))?.de).toBeNull();
    expect(displayPrices(precos({ de: 449.904, por: 449.9 }))?.de).toBeNull();
    expect(displayPrices(precos({ de: 0, por: 449.9 }))?.de).toBeNull();
  });

  test('CARD-14: the Pix discount is an integer percentage, rounded down', () => {
    expect(displayPrices(precos({ por: 449.9, vista: 404.91 }))).toMatchObject({
      pix: 404.91,
      pixDiscount: 10,
    });
    expect(displayPrices(precos({ por: 100, vista: 93.01 }))).toMatchObject({ pix: 93.01, pixDiscount: 6 });
    expect(displayPrices(precos({ por: 199.9, vista: 185.91 }))).toMatchObject({ pixDiscount: 7 });
    expect(displayPrices(precos({ por: 100, vista: 100 }))).toMatchObject({ pix: 100, pixDiscount: 0 });
  });

  test('CARD-14: a Pix price higher than the price is not shown', () => {
    expect(displayPrices(precos({ por: 100, vista: 120 }))).toMatchObject({
      por: 100,
      pix: null,
      pixDiscount: 0,
    });
  });

  test('DATA-14: without a valid price the result is null, never "R$ 0,00"', () => {
    expect(displayPrices(null)).toBeNull();
    expect(displayPrices(precos({}))).toBeNull();
    expect(displayPrices(precos({ por: -5, vista: 0 }))).toBeNull();
    expect(displayPrices(precos({ por: Number.NaN }))).toBeNull();
  });

  test('DATA-14: the Pix price is used if the price is missing', () => {
    expect(displayPrices(precos({ vista: 90 }))).toMatchObject({ por: 90, pix: 90, pixDiscount: 0 });
  });

  test('PDP-33 to PDP-35: for any numbers, Pix ≤ price < old price, and nothing is free', () => {
    const amount = fc.oneof(
      fc.double(),
      fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100),
    );
    fc.assert(
      fc.property(amount, amount, amount, (de, por, vista) => {
        const shown = displayPrices(precos({ de, por, vista }));
        if (!shown) return;
        expect(shown.por).toBeGreaterThan(0);
        if (shown.de !== null) expect(shown.de).toBeGreaterThan(shown.por);
        if (shown.pix !== null) expect(shown.pix).toBeLessThanOrEqual(shown.por);
        expect(shown.pixDiscount).toBeGreaterThanOrEqual(0);
        expect(shown.pixDiscount).toBeLessThan(100);
      }),
    );
  });
});

describe('displayPrices, edge cases', () => {
  test('CARD-14: the Pix discount is never 100 per cent', () => {
    expect(displayPrices(precos({ por: 100, vista: 0.01 }))).toMatchObject({ pix: 0.01, pixDiscount: 99 });
    expect(displayPrices(precos({ por: 0.02, vista: 0.01 }))).toMatchObject({ pix: 0.01, pixDiscount: 50 });
    expect(displayPrices(precos({ por: 0.01, vista: 0.01 }))).toMatchObject({ pix: 0.01, pixDiscount: 0 });
  });

  test('CARD-14: a price of one cent is valid', () => {
    expect(displayPrices(precos({ por: 0.01 }))).toMatchObject({ por: 0.01, pix: null, pixDiscount: 0 });
  });

  test('CARD-14: without a valid Pix price there is no Pix discount', () => {
    expect(displayPrices(precos({ por: 100, vista: -5 }))).toMatchObject({ pix: null, pixDiscount: 0 });
    expect(displayPrices(precos({ por: -1, vista: 80 }))).toMatchObject({ por: 80, pix: 80, pixDiscount: 0 });
    expect(displayPrices(null)).toBeNull();
  });
});

test('KIT-10, PDP-33: the saving is the difference from the old price, to the cent', () => {
  const saved = (given: Partial<Precos>) => {
    const shown = displayPrices(precos(given));
    return shown && savingText(shown).replaceAll('\u00a0', ' ');
  };
  expect(saved({ de: 599.9, por: 449.9 })).toBe('Você economiza R$ 150,00');
  expect(saved({ de: 449.91, por: 449.9 })).toBe('Você economiza R$ 0,01');
  expect(saved({ por: 449.9 })).toBe('');
  expect(saved({ de: 599.9, por: 449.9, vista: 449.9 })).toBe('Você economiza R$ 150,00');
  expect(saved({ de: 599.9, por: 449.9, vista: 404.91 })).toBe('Você economiza R$ 150,00, mesmo no cartão');
});

/** A row of the instalment table. */
const option = (parcelas: number, valorParcela: number, taxa: number) => ({
  parcelas,
  valorParcela,
  valorTotal: 0,
  taxa,
  exibirTaxa: true,
});

test('HOME-15, CART-09: the free-delivery text follows the shop’s configuration', () => {
  expect(freeShippingText(null)).toBe('');
  expect(freeShippingText(0)).toBe('Frete Grátis Brasil');
  expect(freeShippingText(299)).toMatch(/^Frete grátis a partir de R\$\s299,00$/);
});

describe('orderInstalmentsText', () => {
  const text = (options: ReturnType<typeof option>[], total: number) =>
    orderInstalmentsText(options, total).replaceAll('\u00a0', ' ');

  test('CART-07: the text shows the instalment option, and is empty for a single payment', () => {
    expect(text([option(1, 404.91, -10), option(10, 44.99, 0)], 449.9)).toBe(
      'em até 10x de R$ 44,99 sem juros',
    );
    expect(text([option(1, 449.9, 0)], 449.9)).toBe('');
    expect(text([], 449.9)).toBe('');
  });

  test('L6: interest is named, a discount is not called interest', () => {
    expect(text([option(12, 41.5, 2.99)], 498)).toBe('em até 12x de R$ 41,50 com juros (total R$ 498,00)');
    expect(text([option(2, 202.5, -10)], 450)).toBe(
      'em até 2x de R$ 202,50 com 10% de desconto (total R$ 405,00)',
    );
  });

  test('L7: the yearly cost is that of the shown option, not of one with the same count or rate', () => {
    // The last option is shown; each of the others shares one of its properties.
    const announced = option(12, 39.9, 2.99);
    const own = text([announced], 449.9);
    expect(own).toMatch(/CET 12,\d+% ao ano/);
    expect(text([option(12, 60, 5), option(6, 90, 2.99), announced], 449.9)).toBe(own);
    expect(text([option(12, 80, 2.98), option(11, 80, 2.99), announced], 449.9)).toBe(own);
  });
});

describe('creditText', () => {
  const text = (given: Partial<Precos>, withCost?: boolean) => {
    const shown = displayPrices(precos(given));
    return shown && creditText(shown, withCost).replaceAll('\u00a0', ' ');
  };

  test('PDP-34, PDP-36: the price and its interest-free instalments are next to the Pix price', () => {
    expect(text({ por: 449.9, vista: 404.91, parcelamento: [option(10, 44.99, 0)] })).toBe(
      'ou R$ 449,90 em até 10x de R$ 44,99 sem juros',
    );
    expect(text({ por: 449.9, parcelamento: [option(10, 44.99, 0)] })).toBe(
      'em até 10x de R$ 44,99 sem juros',
    );
    expect(text({ por: 449.9, vista: 449.9, parcelamento: [option(10, 44.99, 0)] })).toBe(
      'ou até 10x de R$ 44,99 sem juros',
    );
  });

  test('L6: an option with interest states its total', () => {
    expect(text({ por: 449.9, vista: 404.91, parcelamento: [option(12, 41.5, 2.99)] })).toBe(
      'ou R$ 449,90, ou até 12x de R$ 41,50 (total R$ 498,00)',
    );
    expect(text({ por: 449.9, parcelamento: [option(12, 41.5, 2.99)] })).toBe(
      'ou até 12x de R$ 41,50 (total R$ 498,00)',
    );
  });

  test('L7: an option with interest states its yearly cost next to its total', () => {
    const offer = { por: 449.9, vista: 404.91, parcelamento: [option(12, 41.5, 2.99)] };
    expect(text(offer, true)).toMatch(/^ou R\$ 449,90, ou .* \(total R\$ 498,00, CET \d+,\d\d% ao ano\)$/);
    expect(text({ por: 449.9, parcelamento: [option(10, 44.99, 0)] }, true)).not.toContain('CET');
    const round = { por: 389.9, parcelamento: [option(12, 36.85, 1.99)] };
    expect(text(round, true)).toContain('CET 26,70% ao ano');
  });

  test('PDP-34: without instalments the price is still shown next to a lower Pix price', () => {
    expect(text({ por: 449.9, vista: 404.91 })).toBe('ou R$ 449,90 em outras formas de pagamento');
    expect(text({ por: 449.9 })).toBe('');
    expect(text({ por: 449.9, vista: 449.9, parcelamento: [option(1, 449.9, 0)] })).toBe('');
    expect(text({ por: 449.9, vista: 404.91, parcelamento: [option(1, 449.9, 0)] })).toBe(
      'ou R$ 449,90 em outras formas de pagamento',
    );
  });
});
