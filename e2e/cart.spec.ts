import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { refuseCookies } from './support/consent';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible } from './support/focus';
import { holdRequests, openHydrated } from './support/navigation';
import { buyButton, cartDialog } from './support/product-page';
import { readServed } from './support/served-page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const CART = '**/v2/front/checkout/cart';
const quantity = (page: Page) => cartDialog(page).getByRole('textbox', { name: /^Quantidade/ });
const badge = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true, includeHidden: true });

/** Opens a product and chooses its first size. */
async function openProduct(page: Page): Promise<void> {
  await openHydrated(page, await findSizedProduct(), { waitUntil: 'domcontentloaded' });
  await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
}

async function fillCart(page: Page): Promise<void> {
  await openProduct(page);
  await buyButton(page).click();
  await expect(quantity(page)).toBeVisible();
}

/** Collects the quantities that the page sends. */
function watchQuantityChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout/cart') && request.method() === 'PUT')
      sent.push(String(request.postDataJSON().quantidade));
  });
  return sent;
}

test.describe('side cart', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, baseURL }) => {
    skipWithoutEmbeddedStore();
    await refuseCookies(page, baseURL);
  });

  test('CART-13, CART-22, CART-24: three fast clicks send one change and show a loading message', async ({
    page,
  }) => {
    await fillCart(page);
    const before = Number(await quantity(page).inputValue());
    const sent = watchQuantityChanges(page);
    const release = await holdRequests(page, CART);
    const plus = cartDialog(page).getByRole('button', { name: /^Aumentar/ });
    // Clicked by a script in the page: on a slow machine the first change would be sent before Playwright's second
    // click.
    await plus.focus();
    await plus.evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) {
        button.click();
        await new Promise((rendered) => setTimeout(rendered));
      }
    });
    await expect(quantity(page)).toHaveValue(String(before + 3));
    await expect(cartDialog(page).getByText('Atualizando a sacola')).toBeAttached();
    release();
    await expect(cartDialog(page).getByText('Atualizando a sacola')).toHaveCount(0);
    expect(sent).toEqual([String(before + 3)]);
    await expect(plus).toBeFocused();
  });

  test('A29, DESIGN-17: in the dark scheme the cart is lighter than the page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await fillCart(page);
    const ground = (element: Element | null) => (element ? getComputedStyle(element).backgroundColor : '');
    const panel = await cartDialog(page).locator(':scope > *').first().evaluate(ground);
    expect(panel).not.toBe(await page.locator('body').evaluate(ground));
  });

  test('CART-24: a failed change is rolled back, with a message', async ({ page }) => {
    await fillCart(page);
    const before = await quantity(page).inputValue();
    await page.route(CART, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 502, json: {} }) : route.continue(),
    );
    await cartDialog(page)
      .getByRole('button', { name: /^Aumentar/ })
      .click();
    await expect(
      cartDialog(page).getByText('Não foi possível atualizar a sacola. Tente novamente.'),
    ).toBeVisible();
    await expect(quantity(page)).toHaveValue(before);
  });

  test('CART-03, POPUP-06: a product that cannot be added shows an alert, then the focus returns to the button', async ({
    page,
  }) => {
    await openProduct(page);
    await page.route(CART, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const alert = page.getByRole('alertdialog');
    await buyButton(page).press('Enter');
    await expect(alert).toHaveText(
      /^Um problema impediu a adição do produto ao carrinho\. Tente novamente mais tarde\./,
    );
    await expect(alert.locator(':focus')).toHaveCount(1);
    await expectFocusVisible(page);
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden();
    await expect(buyButton(page)).toBeFocused();
    await expect(cartDialog(page)).toBeHidden();
  });

  test('CART-02, CART-29: another tab shows a change at once, and reloads the cart when it gets the focus', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await openHydrated(other, '/', { waitUntil: 'domcontentloaded' });
    await expect(badge(other, 'Carrinho')).toBeAttached();
    await fillCart(page);
    await expect(badge(other, 'Carrinho, 1 item')).toBeAttached();
    await cartDialog(page)
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect(badge(other, 'Carrinho')).toBeAttached();
    await expect(badge(page, 'Carrinho')).toBeAttached();

    let requested = 0;
    other.on('request', (request) => {
      if (request.url().endsWith('/checkout/cart')) requested += 1;
    });
    await expect(async () => {
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      expect(requested).toBeGreaterThan(0);
    }).toPass();
  });

  test('CART-15, CART-16, HEAD-14: a click outside, Escape or “Continuar comprando” closes the cart; the page behind it does not scroll', async ({
    page,
  }) => {
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    const button = badge(page, 'Carrinho');
    await button.click();
    await expect(cartDialog(page)).toBeVisible();
    await expect(cartDialog(page).getByText(/sacola está vazia/i)).toBeVisible();
    await page.evaluate(() => {
      window.addEventListener('wheel', () => document.documentElement.setAttribute('data-wheel', 'true'));
    });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(page.locator('html')).toHaveAttribute('data-wheel', 'true', { timeout: 1_000 });
    }).toPass();
    // After two frames the wheel has scrolled.
    const place = () =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY))),
          ),
      );
    expect(await place()).toBe(0);
    // A click within 300 ms of opening counts as part of the click that opened the cart.
    await expect(async () => {
      if (await cartDialog(page).isVisible()) await page.mouse.click(200, 400);
      await expect(cartDialog(page)).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartDialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await cartDialog(page).getByRole('button', { name: 'Continuar comprando' }).click();
    await expect(cartDialog(page)).toBeHidden();
  });

  test('CART-02, A28: on a phone the added line is in view below the others, and the focus ring of “Trocar CEP” stays on its line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    const lines = cartDialog(page).getByRole('list', { name: 'Produtos na sacola' });
    const added = lines.getByText('Adicionado à sacola');
    await openProduct(page);
    // Every size is a line of its own.
    for (const count of [1, 2]) {
      await buyButton(page).click();
      await expect(added).toBeInViewport({ ratio: 1 });
      await expect(lines.getByRole('textbox', { name: /^Quantidade/ })).toHaveCount(count);
      if (count === 2) break;
      await page.keyboard.press('Escape');
      await page.getByRole('radio').and(page.locator(':enabled')).nth(count).press('Space');
    }
    await cartDialog(page).getByRole('textbox', { name: /^CEP/ }).fill('01310-100');
    const change = cartDialog(page).getByRole('button', { name: 'Trocar CEP' });
    await expect(change).toBeFocused();
    // The ring is only for keyboards.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(change).toBeFocused();
    const ring = await change.evaluate((button) => {
      const { outlineOffset, outlineWidth, lineHeight } = getComputedStyle(button);
      const inset = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return button.getBoundingClientRect().height + 2 * inset - Number.parseFloat(lineHeight);
    });
    expect(ring).toBeLessThanOrEqual(8);
  });

  test('A28: the filled cart fits at 320 and 768 px and passes axe', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await fillCart(page);
    await expect(cartDialog(page).getByText('Atualizando a sacola')).toHaveCount(0);
    const isWider = () =>
      cartDialog(page).evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].some(
          (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
        ),
      );
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      // Polled, because the panel slides in from beyond the edge.
      await expect.poll(isWider, `${width} px`).toBe(false);
      await expectAccessible(page);
    }
  });
});

test('CART-10, SCOPE-08: without JavaScript the cart button is a link to the store site', {
  tag: '@desktop',
}, async ({ request }) => {
  const $ = await readServed(request, '/');
  expect($('header noscript a[aria-label="Carrinho"]').attr('href')).toMatch(/\/checkout\/carrinho\/$/);
});
