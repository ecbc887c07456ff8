import { expect, type Locator, type Page, test } from 'playwright/test';
import { findLensProduct, findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible } from './support/focus';
import { openHydrated } from './support/navigation';
import { addToCart, cartDialog } from './support/product-page';

type Overlay = {
  name: string;
  /** Steps on the page before the overlay is opened. */
  prepare?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
  /** Controls outside the overlay that exist only while it is open and replace others. */
  late?: (overlay: Locator) => Locator;
  /** The control that gets the focus first; by default the first one in the overlay. */
  first?: RegExp;
  /**
   * Controls in the overlay that the keyboard reaches, in this order, as a screen reader names them; there may be
   * others between them.
   */
  stops: RegExp[];
};

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const CLOSE = /^button "Fechar"/;

/** A page and its overlays, which are opened one after the other. */
type Visit = { width: 390 | 1280; path: () => string | Promise<string>; overlays: Overlay[] };

const VISITS: Visit[] = [
  {
    width: 390,
    path: () => '/',
    overlays: [
      {
        name: 'menu',
        opener: button('Abrir menu'),
        overlay: dialog('Menu'),
        stops: [
          CLOSE,
          /^link "Minha conta"/,
          /^link "Meus favoritos"/,
          /^link "Minha medida"/,
          /Óculos de grau/,
          /Óculos de sol/,
        ],
      },
    ],
  },
  {
    width: 390,
    path: () => '/oculos-de-sol',
    overlays: [
      {
        name: 'filters',
        opener: button('Filtrar | Ordenar'),
        overlay: dialog('Filtros'),
        late: (filters) => filters.getByRole('checkbox').first(),
        stops: [
          CLOSE,
          /^text: "Ordenar: Popularidade"/,
          /^checkbox "Redondo"/,
          /Preço/,
          /^text: Material$/,
          /^link "Limpar tudo"/,
          /^link "Ver \d+ produtos"/,
        ],
      },
    ],
  },
  {
    width: 1280,
    path: () => '/',
    overlays: [
      {
        name: 'empty cart',
        opener: button(/^Carrinho/),
        overlay: dialog('Seu carrinho'),
        stops: [CLOSE, /^button "Continuar comprando"/, /^link "Ver as novidades"/],
      },
      {
        name: 'cookies',
        opener: (page) =>
          page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }),
        overlay: dialog('Preferências de cookies'),
        stops: [
          CLOSE,
          /O que é guardado/,
          /^checkbox "Preferências"/,
          /^checkbox "Estatística"/,
          /^checkbox "Marketing"/,
          /^button "Rejeitar não necessários"/,
          /^button "Aceitar todos"/,
          /^button "Salvar escolha"/,
        ],
      },
    ],
  },
  {
    width: 1280,
    path: findSizedProduct,
    overlays: [
      {
        name: 'delivery',
        opener: button('Calcular frete e prazo de entrega'),
        overlay: dialog('Frete e prazo de entrega'),
        first: /^textbox "CEP"/,
        stops: [/^textbox "CEP"/, /^button "Calcular"/, /^link "Não sei meu CEP"/, CLOSE],
      },
      {
        name: 'zoom',
        opener: (page) => page.locator('#foto-1').getByRole('link'),
        overlay: dialog('Foto ampliada'),
        first: /^.?button "Ampliar: /,
        stops: [/"Ampliar: /, CLOSE, /^button "Próxima foto"/, /^button "Aproximar"/],
      },
      {
        name: 'filled cart',
        prepare: async (page) => {
          await addToCart(page);
          await page.keyboard.press('Escape');
          await expect(cartDialog(page)).toBeHidden();
        },
        opener: button(/^Carrinho/),
        overlay: cartDialog,
        stops: [
          CLOSE,
          /^link "Óculos/,
          /^textbox "Quantidade de /,
          /^button "Aumentar a quantidade de /,
          /^button "Remover /,
          /^textbox "CEP para frete e prazo"/,
          /^link "Como devolver em 7 dias"/,
          /^link "Termos de compra"/,
          /^link "FINALIZAR COMPRA"/,
          /^button "Continuar comprando"/,
        ],
      },
    ],
  },
  {
    width: 390,
    path: () => '/lista/kit-volante-sol-polarizado-e-grau.html',
    overlays: [
      {
        name: 'instalments of a kit',
        prepare: async (page) => {
          await expect(button('Ver todas as parcelas')(page)).toBeVisible();
        },
        opener: button('Ver todas as parcelas'),
        overlay: dialog('Todas as parcelas'),
        stops: [CLOSE],
      },
    ],
  },
  {
    width: 1280,
    path: () => findLensProduct('one'),
    overlays: [
      {
        name: 'lenses',
        opener: button(/^Comprar com lentes/),
        overlay: dialog('Escolha as suas lentes'),
        stops: [CLOSE, /^tab "Tipo"/, /^button "Armação \+ LENTE grau /, /^link "Somente armação .* R\$/],
      },
    ],
  },
];

/** Role and name of the focused element, as a screen reader announces it: 'button "Fechar"'. */
async function focusedName(page: Page): Promise<string> {
  const [line = ''] = (await page.locator(':focus').ariaSnapshot()).split('\n');
  return line.replace(/^- /, '');
}

/**
 * Controls that Tab reaches until it returns to the first. The browser's controls are between the last and the first.
 */
async function collectStops(page: Page, overlay: Locator): Promise<string[]> {
  const stops = [await focusedName(page)];
  const limit = 80;
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').count()) === 0) continue;
    const name = await focusedName(page);
    if (name === stops[0]) return stops;
    await expect(overlay.locator(':focus')).toHaveCount(1);
    await expectFocusVisible(page);
    stops.push(name);
  }
  throw new Error(`After ${limit} presses of Tab the focus is not where it began: ${stops.join(', ')}`);
}

/** Expects the patterns to match in their order; there may be others between them. */
function expectOrder(stops: readonly string[], patterns: readonly RegExp[]): void {
  let from = 0;
  for (const pattern of patterns) {
    const at = stops.findIndex((stop, index) => index >= from && pattern.test(stop));
    expect(at, `${pattern} is not after stop ${from} of ${stops.join(' | ')}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

async function checkOverlay(page: Page, { prepare, opener, overlay, late, first, stops }: Overlay) {
  await prepare?.(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page).locator(':focus')).toHaveCount(1);
  if (late) await expect(late(overlay(page))).toBeVisible();
  expect(await focusedName(page)).toMatch(first ?? stops[0] ?? /./);
  const reached = await collectStops(page, overlay(page));
  expect(reached.filter((stop) => !/".+"|: .+/.test(stop))).toEqual([]);
  expectOrder(reached, stops);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
}

test.describe('overlays with the keyboard', { tag: '@desktop' }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  for (const { width, path, overlays } of VISITS) {
    const names = overlays.map(({ name }) => name).join(', ');
    test(`A28, ROUTE-27: with ${names} Enter opens the overlay, Tab stays inside, every control has a name and Escape returns`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, await path());
      for (const each of overlays) await test.step(each.name, () => checkOverlay(page, each));
    });
  }
});

test('LIST-16: on a tablet the filters open as a panel, so that values are close to their numbers', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openHydrated(page, '/oculos-de-grau');
  await button('Filtrar | Ordenar')(page).click();
  const sheet = dialog('Filtros')(page);
  await expect(sheet.getByRole('checkbox', { name: 'Redondo' })).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeLessThanOrEqual(420);
});
