import { expect } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { scrollTo } from './support/home-page';
import { openLive, untilLive } from './support/live-page';
import { testWithOwnShop } from './support/own-shop';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const test = testWithOwnShop({ variables: { EXIT_POPUP: '1' } });
// One shop for all.
test.describe.configure({ mode: 'default' });

test.describe('home of a second, odd platform', { tag: '@desktop' }, () => {
  test('HOME-01, HOME-07, HOME-08, HOME-13, HOME-25 to HOME-27: what it has is shown, what fails or misses is not', async ({
    page,
    platform,
  }) => {
    const trouble = await watchPage(page);
    await platform.clearLog();
    const later = ['estilos', 'tendencias', 'social'].map((name) => `showcase/banners/banners-home-${name}`);
    const answers = later.map((path) =>
      page.waitForResponse((answer) => new URL(answer.url()).pathname === `/v2/front/${path}`),
    );
    await openLive(page, '/');
    await scrollTo(page, 101);
    await Promise.all(answers);
    const asked = (await platform.log()).map(({ path }) => path);
    for (const path of later) expect(asked).toContain(path);
    await expect(page.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quadrados' })).toHaveAttribute('href', '/armacoes');
    await expect(page.getByRole('img', { name: 'Script' })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Script' })).toHaveCount(0);
    for (const name of ['O que se vê por aí', 'Da nossa vitrine', 'Do nosso blog', 'Depoimentos de clientes'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    expect(trouble).toEqual(NO_TROUBLE);
  });

  test('POPUP-01 to POPUP-03: the campaign when the mouse leaves, once; the focus enters and returns', async ({
    page,
  }) => {
    const leave = () =>
      page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    const popup = page.getByRole('dialog', { name: 'Antes de você ir' });
    await openLive(page, '/armacoes');
    const link = page.getByRole('region', { name: 'Produtos' }).getByRole('link').first();
    await link.focus();
    await expect(async () => {
      await leave();
      await expect(popup).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(popup).toContainText('VESUVIO5');
    await expect(popup.locator(':focus')).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(link).toBeFocused();
    await page.reload();
    await untilLive(page);
    await leave();
    // Whatever would come has come when the cart's panel has, which is fetched as it is, and later.
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
    await expect(popup).toBeHidden();
  });
});

test.describe('before the choice about consent', { tag: '@desktop' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('POPUP-03: no campaign', async ({ page }) => {
    await openLive(page, '/armacoes');
    await expect(page.getByRole('region', { name: 'Cookies: você decide' })).toBeVisible();
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    await expect(page.getByRole('dialog', { name: 'Antes de você ir' })).toHaveCount(0);
  });
});
