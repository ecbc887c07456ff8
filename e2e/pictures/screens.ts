import { expect, type Page } from 'playwright/test';
import { findLensProduct, findSizedProduct } from '../support/embedded-catalogue';
import { addToCart, lensButton } from '../support/product-page';
import { test } from '../support/storefront-test';
import type { StorefrontFacts } from '../support/storefronts';
import { expectStill, openStill } from './still-page';

/** Colours do not depend on the width, so the dark scheme is compared only on a phone and on a wide screen. */
const SIZES = [
  { width: 390, height: 844, schemes: ['light', 'dark'] },
  { width: 768, height: 1024, schemes: ['light'] },
  { width: 1440, height: 900, schemes: ['light', 'dark'] },
] as const;

type Screen = {
  name: string;
  path: (shop: StorefrontFacts) => string | Promise<string>;
  /** Steps before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** Largest viewport width at which the shop has this screen. */
  upTo?: number;
  isMissing?: (shop: StorefrontFacts) => boolean;
};

const LISTINGS: Record<string, string> = { oculos: '/oculos-de-sol', maquinas: '/cercas' };

const SCREENS: Screen[] = [
  { name: 'home', path: () => '/' },
  { name: 'listing', path: ({ id }) => LISTINGS[id] ?? '/' },
  {
    name: 'filters',
    path: ({ id }) => LISTINGS[id] ?? '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
      await expect(page.getByRole('dialog', { name: 'Filtros' }).getByRole('checkbox').first()).toBeVisible();
    },
    upTo: 768,
  },
  { name: 'product', path: findSizedProduct },
  {
    name: 'cart',
    path: findSizedProduct,
    prepare: async (page) => {
      await addToCart(page);
    },
  },
  {
    name: 'lenses',
    path: () => findLensProduct('one'),
    prepare: async (page) => {
      await lensButton(page).click();
      await page.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    },
    isMissing: ({ sellsLenses }) => !sellsLenses,
  },
  { name: 'search', path: ({ search }) => `/busca?busca=${search}` },
  { name: 'questions', path: () => '/pagina/perguntas-frequentes' },
  { name: 'not-found', path: () => '/nada/que/exista' },
];

for (const { name, path, prepare, upTo = Number.POSITIVE_INFINITY, isMissing } of SCREENS) {
  for (const { width, height, schemes } of SIZES.filter((size) => size.width <= upTo)) {
    test.describe(`${name} at ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('the page matches its reference picture', async ({ page, shop, baseURL }) => {
        test.skip(Boolean(isMissing?.(shop)), 'The storefront does not have it.');
        await openStill(page, baseURL, await path(shop));
        await prepare?.(page);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await expectStill(page);
          await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.webp`);
        }
      });
    });
  }
}
