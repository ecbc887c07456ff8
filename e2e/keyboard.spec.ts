import { expect, type Page } from 'playwright/test';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible, tabTo } from './support/focus';
import { openHydrated } from './support/navigation';
import { cartDialog, quantityField, sizeRadios } from './support/product-page';
import { test } from './support/storefront-test';

test.describe('with the keyboard only', { tag: ['@desktop', '@any-shop'] }, () => {
  test('A28, HEAD-12: the skip link comes first and leads to the content; a menu panel can be opened and closed', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await expectFocusVisible(page);

    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    const toggle = menu.getByRole('button').first();
    await tabTo(page, toggle);
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const all = menu.getByRole('link', { name: 'Ver tudo' }).first();
    await expect(all).toBeVisible();
    await tabTo(page, all);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(all).toBeHidden();

    await tabTo(page, skip, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#conteudo$/);
    await tabTo(page, page.getByRole('main').getByRole('link'));
  });

  test('LIST-21, LIST-46, A28: the menu, a listing, its filters and a product can be reached', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await tabTo(page, menu.getByRole('link').first());
    await page.keyboard.press('Enter');
    const count = page.getByText(/Produtos encontrado\(s\)$/);
    await expect(count).toBeVisible();
    const before = (await count.textContent()) ?? '';

    const filters = page.getByRole('region', { name: 'Filtros' });
    const values = filters.getByRole('group').getByRole('listitem').getByRole('link');
    await tabTo(page, values);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await expect(count).not.toHaveText(before);

    const names = page.getByRole('region', { name: 'Produtos' }).getByRole('heading').getByRole('link');
    await tabTo(page, names);
    const name = (await page.locator(':focus').textContent())?.trim() ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('A28, SEARCH-10: the search box closes when the focus moves out of it, and covers no focus', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await tabTo(page, page.getByRole('button', { name: 'Abrir busca' }));
    await page.keyboard.press('Enter');
    const box = page.getByRole('search').filter({ has: page.getByRole('button', { name: 'Fechar busca' }) });
    await expect(box.getByRole('navigation').first()).toBeVisible();
    await tabTo(page, page.getByRole('main').getByRole('link').first());
    await expect(box).toBeHidden();
  });

  test('A28, PDP-48, SHIP-01, CART-01: pictures, sizes, the delivery quote and the cart of a product page work', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, await findSizedProduct());
    await tabTo(page, page.locator('#foto-1').getByRole('link'));
    const free = sizeRadios(page).and(page.locator(':enabled'));
    await tabTo(page, free);
    await page.keyboard.press('ArrowRight');
    await expect(free.and(page.locator(':checked'))).toBeFocused();
    await expectFocusVisible(page);

    const calculate = page.getByRole('button', { name: 'Calcular frete e prazo de entrega' });
    await tabTo(page, calculate);
    await page.keyboard.press('Enter');
    const delivery = page.getByRole('dialog', { name: 'Frete e prazo de entrega' });
    await expect(delivery).toBeVisible();
    await tabTo(page, delivery.getByRole('textbox', { name: 'CEP' }));
    await page.keyboard.type('20040002');
    await page.keyboard.press('Enter');
    await expect(delivery.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calculate).toBeFocused();

    const add = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
    await tabTo(page, add, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(cartDialog(page)).toBeVisible();
    const plus = cartDialog(page).getByRole('button', { name: /^Aumentar/ });
    await expect(plus).toBeVisible();
    await expect(cartDialog(page).locator(':focus')).toHaveCount(1);

    await tabTo(page, plus);
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/v2/front/checkout/cart') && response.request().method() === 'PUT',
    );
    await page.keyboard.press('Enter');
    await saved;
    await expect(quantityField(page)).toHaveValue('2');
    await expect(cartDialog(page).getByText('Atualizando a sacola')).toHaveCount(0);
    const stops = await cartDialog(page).locator('a, button, input').count();
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab');
      await expectFocusVisible(page);
      await expect(page.locator('header, main, footer').locator(':focus')).toHaveCount(0);
    }

    await page.keyboard.press('Escape');
    await expect(cartDialog(page)).toBeHidden();
    await expect(add).toBeFocused();
    await expectFocusVisible(page);
  });
});

test.describe('with the keyboard only, on every storefront', { tag: '@desktop' }, () => {
  test('A28: when tabbing backwards through a listing, the header never covers the focus', async ({
    page,
    shop,
  }) => {
    await openHydrated(page, `/busca?busca=${shop.search}`);
    const names = page.getByRole('region', { name: 'Produtos' }).getByRole('heading').getByRole('link');
    await tabTo(page, names.last(), 'Shift+Tab');
    await tabTo(page, names.first(), 'Shift+Tab');
  });

  test('A28, PDP-38: on a narrow screen the buy bar never covers the focus', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, await findSizedProduct());
    await tabTo(page, page.getByRole('contentinfo').getByRole('link').first());
    await tabTo(page, page.getByRole('main').getByRole('link').first(), 'Shift+Tab');
  });
});

/** Names of controls smaller than 24 × 24 px; links within a sentence are exempt (WCAG 2.5.8). */
function missedTargets(): string[] {
  const SMALLEST = 24;
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
  const top = document.querySelector('dialog[open]') ?? document;
  const isSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;

  return [...top.querySelectorAll(selector)].flatMap((element) => {
    const area = element.closest('label') ?? element;
    if (!element.checkVisibility({ visibilityProperty: true }) || isSentence(element)) return [];
    const { width, height } = area.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (width >= SMALLEST && height >= SMALLEST)) return [];

    area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top: upper } = area.getBoundingClientRect();
    const reach = SMALLEST / 2 - 0.5;
    const [x, y] = [left + width / 2, upper + height / 2];
    const isHit = [-reach, reach].every((dx) =>
      [-reach, reach].every((dy) => area.contains(document.elementFromPoint(x + dx, y + dy))),
    );
    if (isHit) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [`${element.tagName} "${name.trim()}" ${width.toFixed(1)} × ${height.toFixed(1)}`];
  });
}

const expectTargets = (page: Page) => expect.poll(() => page.evaluate(missedTargets)).toEqual([]);

test.describe('touch targets', () => {
  test('A28: every control of a listing is at least 24 px', async ({ page, isMobile }) => {
    await openHydrated(page, '/busca?busca=oculos');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectTargets(page);
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    const boxes = page.getByRole('dialog', { name: 'Filtros' }).getByRole('checkbox');
    await expect(boxes.first()).toBeAttached();
    await expectTargets(page);
  });

  test('A28: every control of a product page and the cart is at least 24 px', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, await findSizedProduct());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectTargets(page);
    await sizeRadios(page).and(page.locator(':enabled')).first().press('Space');
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(cartDialog(page).getByRole('button', { name: /^Aumentar/ })).toBeVisible();
    await expectTargets(page);
  });
});
