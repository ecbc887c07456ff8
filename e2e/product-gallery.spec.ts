import { expect, type Locator, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { needsEmbeddedCatalogue, productPath } from './support/embedded-catalogue';
import { expectFocusSeen, tabTo } from './support/focus';
import { openProduct, withPictures } from './support/product-page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ context, baseURL }) => {
  needsEmbeddedCatalogue();
  // Asked and answered: the question about cookies would lie over what is pressed.
  await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
});

test('PDP-07, PDP-08, CONST-13: five thumbnails have arrows, which scroll by 218 px, on a phone by 83', async ({
  page,
  isMobile,
}) => {
  await openProduct(page, await withPictures(9));
  const next = page.getByRole('button', { name: 'Avançar miniaturas' });
  const row = page.getByRole('list').filter({ has: page.locator('a[href="#foto-2"]') });
  await next.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(isMobile ? 83 : 218);
  await openProduct(page, await withPictures(4));
  await expect(page.locator('a[href="#foto-4"]')).toBeAttached();
  await expect(next).toHaveCount(0);
});

test('PDP-10 to PDP-12, A14: enlarged by keyboard, moved, turned to the end; Escape leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await withPictures(4));
  const picture = page.locator('#foto-1').getByRole('link');
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const stage = zoom.getByRole('button', { name: /^Ampliar/ });
  await expect(stage).toBeFocused();
  await hasPicture(zoom);
  await expect(zoom.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  const place = () => zoom.locator('img').evaluate((image) => image.style.transform);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await expectAccessible(page);
  await page.keyboard.press('0');
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByRole('status')).toHaveText(`Foto ${count} de 4`);
  }
  await expect(zoom.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('PDP-10, PDP-12: a press enlarges, dragging moves, a second press shows the whole picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await withPictures(4));
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await page.locator('#foto-1').getByRole('link').click();
  const stage = zoom.getByRole('button', { name: /^Ampliar/ });
  await hasPicture(zoom);
  await stage.click();
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  const place = () => zoom.locator('img').evaluate((image) => new DOMMatrix(image.style.transform).e);
  const before = await place();
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(760, 450, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await place()) - before)).toBe(60);
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  await stage.click();
  await expect(stage).toHaveAttribute('aria-pressed', 'false');
});

test('PDP-21: the film’s host is asked for nothing before the press', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const filmed = await productWithFilm();
  await openProduct(page, filmed);
  await page.getByRole('link', { name: 'Vídeo', exact: true }).scrollIntoViewIfNeeded();
  const film = page.getByRole('link', { name: 'Assistir ao vídeo' });
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/);
  expect(asked).toEqual([]);
  await film.click();
  await expect(page.locator('iframe[title^="Vídeo:"]')).toBeAttached();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

/** Waits for the picture: how far it can be enlarged and moved depends on its size. */
const hasPicture = (zoom: Locator) =>
  expect
    .poll(() =>
      zoom.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** Only the page of a product tells whether it has a film. */
async function productWithFilm(): Promise<string> {
  const paths: string[] = [];
  await productPath((product) => {
    paths.push(product.rota.route);
    return paths.length >= 90;
  });
  for (const path of paths) {
    const response = await fetch(`${process.env.OWN_STORE_URL}/api/v2/front/url/product/detail?url=${path}`, {
      headers: { 'App-Token': 'wapstore' },
    });
    const { conteudo } = (await response.json()) as { conteudo: { video: { url?: string } } };
    if (conteudo.video.url) return path;
  }
  throw new Error('The embedded store has no product with a film.');
}
