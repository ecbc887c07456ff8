import fc from 'fast-check';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Kit, KitProduct } from './kit';
import { type KitSelection, kitOrder, NOTHING_CHOSEN } from './order';
import {
  isLowestPrice,
  type KitQuote,
  kitPrice,
  priceQueryKey,
  separatePrice,
  statedSizes,
  totalPrices,
} from './price';

const precos = (por: number): Precos => ({ de: 0, por, vista: 0, descontoVista: 0, parcelamento: [] });

function product(id: number, preco: number, sizes: number[] = []): KitProduct {
  return {
    id,
    nome: `Peça ${id}`,
    marca: '',
    href: null,
    imagem: '',
    quantidade: 1,
    preco,
    available: true,
    attribute: 'Tamanho',
    sizes: sizes.map((price, index) => ({ id: index + 1, label: `T${index}`, estoque: 9, preco: price })),
    initialSize: sizes.length === 0 ? 0 : null,
  };
}

const kit = (isClosed: boolean, products: KitProduct[]): Kit => ({
  id: 81,
  nome: 'Kit',
  isClosed,
  precos: precos(300),
  products,
});

const chosen = (sizes: Record<number, number>): KitSelection => ({ ...NOTHING_CHOSEN, sizes });

/** Price on a platform that gives a special discount for exactly this order, in whole cents. */
function charged(order: ReturnType<typeof kitOrder>): number {
  return order.produtos.reduce((sum, { preco, quantidade }) => sum + Math.round(preco * 88) * quantidade, 0);
}

/** The platform's response for a selection. */
function quoteFor(one: Kit, selection: KitSelection): KitQuote {
  const order = kitOrder(one, selection);
  return { key: JSON.stringify(order.produtos), precos: precos(charged(order) / 100) };
}

describe('what the pieces of a closed kit cost separately', () => {
  const pieces = [
    { ...product(1, 100), pix: 90 },
    { ...product(2, 200.5), quantidade: 2 },
  ];
  const total = { por: 450, pix: null };

  test('KIT-10: it is the sum of all pieces, with Pix if the kit has a Pix price', () => {
    expect(separatePrice(kit(true, pieces), NOTHING_CHOSEN, total)).toBe(501);
    expect(separatePrice(kit(true, pieces), NOTHING_CHOSEN, { ...total, pix: 400 })).toBe(491);
  });

  test('KIT-10, KIT-16: there is none for an open kit, an unknown price, or pieces that cost no more', () => {
    expect(separatePrice(kit(false, pieces), NOTHING_CHOSEN, total)).toBe(0);
    expect(separatePrice(kit(true, [...pieces, product(3, 0)]), NOTHING_CHOSEN, total)).toBe(0);
    expect(separatePrice(kit(true, pieces), NOTHING_CHOSEN, { ...total, por: 501 })).toBe(0);
  });
});

describe('the price of a closed kit', () => {
  const own = kit(true, [product(1, 100, [100, 120]), product(2, 200)]);
  const same = kit(true, [product(1, 100, [100, 100]), product(2, 200)]);

  test('KIT-10, KIT-16: sizes with the same price keep the kit’s price without a request', () => {
    expect(priceQueryKey(same, chosen({ 1: 2 }))).toBeNull();
    expect(kitPrice(same, chosen({ 1: 2 }), null)).toEqual({ precos: precos(300), state: 'final' });
  });

  test('KIT-10, KIT-18: the sizes included in the displayed price are named until sizes are chosen', () => {
    const two = kit(true, [
      product(1, 100, [90, 100]),
      product(2, 200, [200, 220]),
      product(3, 50, [50, 50]),
    ]);
    expect(statedSizes(two, NOTHING_CHOSEN)).toEqual([1, 0].map((size) => `T${size}`));
    expect(statedSizes(two, chosen({ 1: 2 }))).toEqual([0].map((size) => `T${size}`));
    expect(statedSizes(two, chosen({ 1: 1 }))).toEqual([]);
    expect(statedSizes(kit(true, [product(1, 100, [90, 110])]), NOTHING_CHOSEN)).toEqual([]);
  });

  test('KIT-10: the displayed price is the lowest one unless a missing size is cheaper', () => {
    expect(isLowestPrice(own, NOTHING_CHOSEN)).toBe(true);
    const dearer = kit(true, [product(1, 100, [90, 100])]);
    expect(isLowestPrice(dearer, NOTHING_CHOSEN)).toBe(false);
    expect(isLowestPrice(dearer, chosen({ 1: 2 }))).toBe(true);
  });

  test('KIT-10: if prices differ by size, the kit’s price is undecided until all sizes are chosen', () => {
    expect(kitPrice(own, NOTHING_CHOSEN, null)).toEqual({ precos: precos(300), state: 'open' });
    expect(kitPrice(own, chosen({ 1: 2 }), null)).toEqual({ precos: null, state: 'pending' });
  });

  test('KIT-10: chosen sizes at the listed price keep the kit’s price', () => {
    expect(priceQueryKey(own, chosen({ 1: 1 }))).toBeNull();
    expect(kitPrice(own, chosen({ 1: 1 }), null)).toEqual({ precos: precos(300), state: 'final' });
  });

  test('KIT-10, A-38: the price comes from the platform’s response, and there is none without it', () => {
    const selection = chosen({ 1: 2 });
    expect(kitPrice(own, selection, quoteFor(own, selection))).toEqual({
      precos: precos(281.6),
      state: 'final',
    });
    const key = priceQueryKey(own, selection) ?? '';
    expect(kitPrice(own, selection, { key, precos: 'pending' }).state).toBe('pending');
    expect(kitPrice(own, selection, { key, precos: null })).toEqual({ precos: null, state: 'unknown' });
    expect(kitPrice(own, selection, { key, precos: precos(0) })).toEqual({ precos: null, state: 'unknown' });
  });

  test('KIT-10: a preselected size with another price is requested as well', () => {
    const given = kit(true, [{ ...product(1, 100, [100, 120]), initialSize: 2 }]);
    expect(priceQueryKey(given, NOTHING_CHOSEN)).not.toBeNull();
  });
});

describe('the price of an open kit', () => {
  const list = kit(false, [product(1, 100, [100, 120]), product(2, 200)]);

  test('KIT-16: the price is the platform’s at first, the sum after a change, and the response’s once received', () => {
    expect(kitPrice(list, NOTHING_CHOSEN, null).precos).toEqual(precos(300));
    const selection = chosen({ 1: 2 });
    expect(kitPrice(list, selection, null)).toEqual({ precos: precos(320), state: 'final' });
    expect(kitPrice(list, selection, quoteFor(list, selection)).precos?.por).toBe(281.6);
  });

  test('KIT-16: the total is undecided while a size with another price can be chosen for a selected product', () => {
    const state = (selection: KitSelection) => kitPrice(list, selection, null).state;
    expect(state(NOTHING_CHOSEN)).toBe('open');
    expect(state({ ...NOTHING_CHOSEN, counts: { 2: 3 } })).toBe('open');
    expect(state({ ...NOTHING_CHOSEN, excluded: [1] })).toBe('final');
    expect(state(chosen({ 1: 2 }))).toBe('final');
    expect(statedSizes(list, { ...NOTHING_CHOSEN, counts: { 2: 3 } })).toEqual(['T0']);
    expect(statedSizes(list, { ...NOTHING_CHOSEN, excluded: [1] })).toEqual([]);
  });

  test('KIT-16: nothing is requested while a size is missing or no product is selected', () => {
    expect(priceQueryKey(list, { ...NOTHING_CHOSEN, counts: { 2: 3 } })).toBeNull();
    expect(priceQueryKey(list, { ...NOTHING_CHOSEN, excluded: [1, 2] })).toBeNull();
  });
});

const kitProducts = fc
  .array(
    fc.record({
      preco: fc.integer({ min: 1, max: 90_000 }),
      sizes: fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) =>
    list.map(({ preco, sizes }, index) =>
      product(
        index + 1,
        preco / 100,
        sizes.map((cents) => cents / 100),
      ),
    ),
  );

const selections = fc.array(
  fc.record({
    sizes: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 3 })),
    counts: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 1, max: 9 })),
    excluded: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('for any choices and any order of responses', () => {
  test('KIT-10, KIT-20: a closed kit never shows the price of another choice', () => {
    fc.assert(
      fc.property(kitProducts, selections, fc.array(fc.nat(5)), (parts, steps, late) => {
        const one = kit(true, parts);
        for (const [index, step] of steps.entries()) {
          // The last response to be received may be for any earlier or later order.
          const quotedStep = steps[(late[index] ?? index) % steps.length] ?? step;
          const { precos: shown, state } = kitPrice(one, step, quoteFor(one, quotedStep));
          if (state === 'pending' || state === 'unknown') expect(shown).toBeNull();
          if (state !== 'final') continue;
          const order = kitOrder(one, step);
          const byPlatform = charged(order) / 100;
          const costsAsOnPage = order.produtos.every((item) =>
            parts.some(({ id, preco }) => id === item.id && preco === item.preco),
          );
          expect(costsAsOnPage ? [one.precos?.por, byPlatform] : [byPlatform]).toContain(shown?.por);
        }
      }),
    );
  });

  test('KIT-10: once the platform has quoted a complete choice, the price of a closed kit is final', () => {
    fc.assert(
      fc.property(kitProducts, (parts) => {
        const one = kit(true, parts);
        const lastSizes = parts.flatMap(({ id, sizes }) => (sizes.length > 0 ? [[id, sizes.length]] : []));
        const selection = chosen(Object.fromEntries(lastSizes));
        const price = kitPrice(one, selection, quoteFor(one, selection));
        // A response of less than a cent is no price.
        if (charged(kitOrder(one, selection)) > 0) expect(price.state).toBe('final');
      }),
    );
  });

  test('KIT-16, KIT-20: an open kit has the platform’s price, otherwise the sum of its products, to the cent', () => {
    fc.assert(
      fc.property(kitProducts, selections, fc.boolean(), (parts, steps, isQuoted) => {
        const one = kit(false, parts);
        for (const step of steps) {
          const { precos: shown } = kitPrice(one, step, isQuoted ? quoteFor(one, step) : null);
          const order = kitOrder(one, step);
          const sum = order.produtos.reduce(
            (cents, item) => cents + Math.round(item.preco * 100) * item.quantidade,
            0,
          );
          const isUntouched =
            Object.keys({ ...step.sizes, ...step.counts }).length === 0 &&
            step.quantity === 1 &&
            order.produtos.length === parts.length;
          const possible = isUntouched ? [one.precos?.por, sum / 100] : [sum / 100];
          expect(isQuoted ? [...possible, charged(order) / 100] : possible).toContain(shown?.por);
        }
      }),
    );
  });
});

test('KIT-21, A-39: the Pix price of several kits is that of their sum, as in the cart', () => {
  const prices = (por: number, vista: number) => {
    const shown = displayPrices({ ...precos(por), vista });
    if (shown === null) throw new Error('the kit has no price');
    return shown;
  };
  // Three times 1.679,87 would be 5.039,61.
  expect(totalPrices(prices(1866.52, 1679.87), 3)).toEqual({ por: 5599.56, pix: 5039.6 });
  expect(totalPrices(prices(100, 89.5), 3)).toEqual({ por: 300, pix: 268.5 });
  expect(totalPrices(prices(100, 0), 2)).toEqual({ por: 200, pix: null });
});
