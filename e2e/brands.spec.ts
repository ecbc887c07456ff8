import { expect } from 'playwright/test';
import sharp from 'sharp';
import { WITH_PICTURES } from './support/browser';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { readServed } from './support/served-page';
import { testWithSharedPages } from './support/shared-page-test';

const test = testWithSharedPages();

test.use(WITH_PICTURES);

test.describe('pages of brands', () => {
  test.beforeEach(() => skipWithoutEmbeddedStore());

  test('LIST-09, LIST-12: on a phone a brand’s short description is above its products and not collapsed', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens have the description above the list');
    await openHydrated(page, '/marcas/jacuma');
    const text = page.getByText('A Jacumã mistura');
    const card = page.getByRole('article').first();
    // The whole text is in view: a button would reveal nothing.
    await expect(page.getByRole('button', { name: 'ver descrição completa' })).toHaveCount(0);
    expect((await text.boundingBox())?.y).toBeLessThan((await card.boundingBox())?.y ?? 0);
  });

  test('LIST-12: the page of a brand shows the logo next to the name', { tag: '@desktop' }, async ({
    request,
  }) => {
    const $ = await readServed(request, '/marcas/jacuma');
    const heading = $('h1');
    expect(heading.text()).toBe('Jacumã');
    const logo = await request.get(heading.find('img').attr('src') ?? '');
    expect((await sharp(await logo.body()).metadata()).width).toBeGreaterThan(0);
  });

  test('LIST-03, LIST-08: the head of a brand’s page shows its picture and leaves room for products in the first view', async ({
    look,
  }) => {
    const page = await look('/marcas/arauna');
    const name = page.getByRole('heading', { level: 1, name: 'Araúna' });
    const picture = page.getByRole('img', { name: /^Araúna: / });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.8 });
    // The name follows the breadcrumb on all screens.
    const trail = await page.getByRole('navigation', { name: 'Você está em' }).boundingBox();
    const head = await name.boundingBox();
    expect(head?.y).toBeGreaterThan((trail?.y ?? Number.POSITIVE_INFINITY) + (trail?.height ?? 0) - 1);
  });

  test('LIST-24, LIST-25: the selectors of a short list precede the similar products below it', async ({
    look,
  }) => {
    const page = await look('/marcas/arauna');
    const topOf = async (role: 'combobox' | 'heading', name: string) =>
      (await page.getByRole(role, { name }).boundingBox())?.y ?? 0;
    const similar = await topOf('heading', 'Você também vai gostar');
    for (const name of ['Ordenar', 'Por página']) expect(await topOf('combobox', name)).toBeLessThan(similar);
  });

  test('BRAND-07: each brand of the index has its own logo and picture', { tag: '@desktop' }, async ({
    request,
  }) => {
    const $ = await readServed(request, '/marcas');
    const cards = $('main li').filter((_, card) => /\d produtos?$/.test($(card).text()));
    const sources = cards.toArray().map((card) =>
      $(card)
        .find('img')
        .toArray()
        .map((image) => image.attribs.src),
    );
    expect(sources.length).toBeGreaterThan(10);
    for (const pictures of sources) expect(pictures).toHaveLength(2);
    expect(new Set(sources.flat()).size).toBe(sources.length * 2);
  });
});
