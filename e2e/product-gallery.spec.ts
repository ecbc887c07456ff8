import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectFocusVisible, tabTo } from './support/focus';
import { findProductWithPictures, openProduct } from './support/product-page';
import { testWithSharedPages } from './support/shared-page-test';

const test = testWithSharedPages();

test.use(WITH_PICTURES);
test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2.625 : 1) });

test.beforeEach(async ({ context, baseURL }) => {
  skipWithoutEmbeddedStore();
  // A saved consent choice, so that the banner covers nothing.
  await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
});

test('PDP-15: the try-on button is next to a seal in the corner, not above it', async ({ page }) => {
  await openProduct(page, '/oculos-de-grau-prumo-e-fio-ventania-hexagonal-grafite.html');
  const seal = await page
    .locator('[data-position]')
    .getByRole('img', { name: 'Última unidade', includeHidden: true })
    .first()
    .boundingBox();
  const button = await page.getByRole('button', { name: 'Provar' }).boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual((seal?.x ?? Number.NaN) + (seal?.width ?? 0));
  // Not above the seal, where the lenses are.
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(seal?.y ?? Number.NaN);
});

test('PDP-06, PDP-07, PDP-08, CONST-13: arrows scroll thumbnails by 218 px, on a phone by 83; the gallery does not load the zoom picture', async ({
  page,
  look,
  isMobile,
}) => {
  await openProduct(page, await findProductWithPictures(9));
  const next = (of: Page) => of.getByRole('button', { name: 'Avançar miniaturas' });
  const row = page.getByRole('navigation', { name: 'Fotos' });
  await next(page).click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(isMobile ? 83 : 218);
  const four = await look(await findProductWithPictures(4));
  await expect(four.locator('a[href="#foto-4"]')).toBeAttached();
  await expect(next(four)).toHaveCount(0);
  const picture = four.locator('#foto-1').getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/b_[^/]+$/);
});

test('PDP-07: four thumbnails, which have no arrows, are all visible', { tag: '@desktop' }, async ({
  look,
}) => {
  const page = await look(await findProductWithPictures(4));
  const row = page.getByRole('navigation', { name: 'Fotos' });
  await expect(row.getByRole('link')).toHaveCount(4);
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // In the dark scheme the line below the current thumbnail is as light as its picture.
  const chosen = row.locator('[aria-current]');
  const [whole, picture] = [await chosen.boundingBox(), await chosen.locator('img').boundingBox()];
  expect((whole?.height ?? 0) - (picture?.height ?? 0)).toBeGreaterThanOrEqual(6);
});

test('PDP-10 to PDP-12, A14: in the zoom dialog the keyboard zooms, pans and reaches the last picture; Escape returns', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await findProductWithPictures(4));
  const picture = page.locator('#foto-1').getByRole('link');
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const zoomButton = zoom.getByRole('button', { name: /^Ampliar/ });
  await expect(zoomButton).toBeFocused();
  await hasPicture(zoom);
  await expect(zoom.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(zoom), 'at night only the picture is light').toBe(await ground(page.locator('body')));
  expect(await ground(zoomButton.locator('img'))).not.toBe(await ground(zoom));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Enter');
  await expect(zoomButton).toHaveAttribute('aria-pressed', 'true');
  const place = () => zoomButton.locator('img').evaluate((image) => image.style.transform);
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
  await expectFocusVisible(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('PDP-06: below the whole enlarged picture an upright phone shows every photo in a strip, and then the pad that moves it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen is filled by the picture.');
  await openProduct(page, await findProductWithPictures(4));
  await page.locator('#foto-1').getByRole('link').click();
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await hasPicture(zoom);
  const picture = zoom.getByRole('button', { name: /^Ampliar/ });
  await expect(picture.locator('img')).toBeInViewport({ ratio: 1 });
  const last = zoom.getByRole('button', { name: 'Ver foto 4' });
  await expect(last).toBeInViewport({ ratio: 1 });
  expect((await last.boundingBox())?.width).toBeCloseTo(64, 0);
  const whole = await picture.locator('img').boundingBox();
  const first = await zoom.getByRole('button', { name: 'Ver foto 1' }).boundingBox();
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
  // Enlarged, the picture has the whole screen.
  await picture.tap();
  const height = page.viewportSize()?.height ?? 0;
  expect((await picture.boundingBox())?.height).toBe(height);
  // The pad takes the place of the strip, below the middle of the picture.
  const pad = await zoom.getByRole('group', { name: 'Mover a foto' }).boundingBox();
  expect(pad?.y).toBeGreaterThan(height * 0.8);
});

test('PDP-18: at night photos, which need a light ground, are dimmed, and the drawing of the measures is dark', async ({
  look,
}) => {
  const page = await look(await findProductWithPictures(4));
  await page.emulateMedia({ colorScheme: 'dark' });
  const photo = page.locator('#foto-1').getByRole('img');
  const dimmed = 'brightness(0.88)';
  await expect(photo).toHaveCSS('filter', dimmed);
  const drawing = page.getByRole('region', { name: 'Medidas' }).locator('svg').first();
  expect(await lightnessOf(drawing, 'backgroundColor')).toBeLessThan(0.4);
  expect(await lightnessOf(drawing, 'color')).toBeGreaterThan(0.7);
});

/** Lightness of a CSS colour, 0 to 1. */
const lightnessOf = (element: Locator, property: 'backgroundColor' | 'color') =>
  element.evaluate(
    (node, name) => Number(/oklch\((\S+)/.exec(getComputedStyle(node)[name])?.[1] ?? Number.NaN),
    property,
  );

test('PDP-06: on a touch screen no arrow covers the picture', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A mouse needs the arrows.');
  await openProduct(page, await findProductWithPictures(4));
  await page.locator('a[href="#foto-2"]').click();
  await expect(page.getByRole('button', { name: 'Próxima foto' })).toHaveCSS('opacity', '0');
});

test('PDP-06, PDP-07: a clicked thumbnail shows its picture, is marked and stays in view', async ({
  page,
}) => {
  await openProduct(page, await findProductWithPictures(9));
  const list = page.getByRole('navigation', { name: 'Fotos' });
  for (const place of [3, 9, 1, 8]) {
    await list.locator(`a[href="#foto-${place}"]`).click();
    await expect(page.locator(`#foto-${place}`)).toBeInViewport({ ratio: 0.5 });
    const marked = list.locator('[aria-current]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute('href', `#foto-${place}`);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  }
});

test('A14, A28, PDP-06: the pictures are one stop of the Tab key; arrow keys move the focus to the next, into view', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await findProductWithPictures(9));
  const picture = (place: number) => page.locator(`#foto-${place}`).getByRole('link');
  await tabTo(page, picture(1));
  // The slider has loaded.
  await expect(page.getByRole('button', { name: 'Próxima foto' })).toBeAttached();
  for (let place = 2; place <= 9; place += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(picture(place)).toBeFocused();
    await expect(picture(place)).toBeInViewport({ ratio: 0.95 });
  }
  await tabTo(page, page.getByRole('navigation', { name: 'Fotos' }).getByRole('link').last());
  const frame = page.locator('#foto-1').locator('xpath=../..');
  expect(
    await frame.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => [
      scrollLeft,
      scrollWidth - clientWidth,
    ]),
  ).toEqual([0, 0]);
});

test('PDP-10, PDP-12: the zoom dialog first shows the whole picture; a click enlarges it, dragging pans, another click restores it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(page, await findProductWithPictures(4));
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  const shown = await page.locator('#foto-1').getByRole('img').boundingBox();
  await page.locator('#foto-1').getByRole('link').click();
  const zoomButton = zoom.getByRole('button', { name: /^Ampliar/ });
  await hasPicture(zoom);
  await expect(zoomButton).toHaveAttribute('aria-pressed', 'false');
  await expect(zoomButton.locator('img')).toBeInViewport({ ratio: 1 });
  const enlarged = await zoomButton.locator('img').boundingBox();
  expect((enlarged?.width ?? 0) / (shown?.width ?? 1), 'clearly larger than on the page').toBeGreaterThan(
    1.25,
  );
  await page.mouse.click(700, 450);
  await expect(zoomButton).toHaveAttribute('aria-pressed', 'true');
  // On a separate layer the small drawing would be enlarged, instead of the large file being drawn again.
  await expect(zoomButton.locator('img')).toHaveCSS('will-change', 'auto');
  // The picture leaves no strip for a scrollbar, and the controls do not look like its background.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');
  const colour = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await colour(zoom.getByRole('group', { name: 'Mover a foto' }))).not.toBe(await colour(zoom));
  const place = () => zoomButton.locator('img').evaluate((image) => new DOMMatrix(image.style.transform).e);
  const before = await place();
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(760, 450, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await place()) - before)).toBe(60);
  await expect(zoomButton).toHaveAttribute('aria-pressed', 'true');
  await zoomButton.click();
  await expect(zoomButton).toHaveAttribute('aria-pressed', 'false');
});

test('PDP-21: the video host gets no request before the video is clicked', { tag: '@desktop' }, async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url());
    return route.abort();
  });
  const filmed = await productWithFilm();
  await openProduct(page, filmed);
  await page.getByRole('link', { name: 'Vídeo', exact: true }).scrollIntoViewIfNeeded();
  const film = page.getByRole('link', { name: 'Assistir ao vídeo' });
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/);
  expect(requested).toEqual([]);
  await film.click();
  await expect(page.locator('iframe[title^="Vídeo:"]')).toBeAttached();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
  expect(requested[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

/** Waits for the picture, because zooming and panning depend on its size. */
const hasPicture = (zoom: Locator) =>
  expect
    .poll(() =>
      zoom
        .getByRole('button', { name: /^Ampliar/ })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

/** Only the product page shows whether there is a video. */
async function productWithFilm(): Promise<string> {
  const paths: string[] = [];
  await findProductPath((product) => {
    paths.push(product.rota.route);
    return paths.length >= 90;
  });
  for (const path of paths) {
    const response = await fetch(
      `${process.env.EMBEDDED_STORE_URL}/api/v2/front/url/product/detail?url=${path}`,
      {
        headers: { 'App-Token': 'wapstore' },
      },
    );
    const { conteudo } = (await response.json()) as { conteudo: { video: { url?: string } } };
    if (conteudo.video.url) return path;
  }
  throw new Error('The embedded store has no product with a film.');
}

test('PDP-38, PDP-48: on a phone, the first view has the price, the choice of size and the button', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(
    page,
    await findProductPath(({ rota }) => rota.route.includes('jacuma-buriti-tartaruga')),
  );
  const bar = page.locator('[data-scrolled]');
  await expect(bar.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  const barTop = (await bar.boundingBox())?.y ?? Number.NaN;
  const price = await page.getByText('à vista no PIX').first().boundingBox();
  expect((price?.y ?? Number.NaN) + (price?.height ?? 0)).toBeLessThan(barTop);
  const sizes = await page.getByRole('group', { name: /^Tamanho/ }).boundingBox();
  expect((sizes?.y ?? Number.NaN) + (sizes?.height ?? 0)).toBeLessThanOrEqual(barTop);
  // The panel's button, half behind the bar, does not replace it.
  const panelTop = await page.locator('#compra').evaluate((panel) => panel.getBoundingClientRect().top);
  await page.setViewportSize({ width: 390, height: Math.ceil(panelTop) + 10 });
  await expect(bar.getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByText('no PIX, ou')).toBeInViewport({ ratio: 1 });
});
