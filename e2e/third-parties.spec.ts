import { expect, type Page } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { chooseConsent } from './support/consent';
import { openHydrated } from './support/navigation';
import { productCards } from './support/product-page';
import { testWithSeparateShop } from './support/separate-shop-test';
import { FOLIO_FILE } from './support/storefronts';

const WIDGET = 'https://cdn.opina.example/widget.js';
const SEAL = 'https://selos.example/amiga.png';

const test = testWithSeparateShop({
  variables: {
    STOREFRONT: '',
    STOREFRONT_FILE: FOLIO_FILE,
    REVIEWS_WIDGET_URL: WIDGET,
  },
});

test.use(WITH_PICTURES);
test.use({ storageState: { cookies: [], origins: [] }, trace: 'off' });

/**
 * Written like the widgets of vendors: finds its element, reads a rating, and shows it in a frame from another host.
 */
const SCRIPT = `(() => {
  const { loja } = document.currentScript.dataset;
  const fill = async () => {
    const place = document.querySelector('.opina:not([data-pronto])');
    if (place === null) return;
    place.dataset.pronto = '';
    const { produto, titulo, itens } = place.dataset;
    const query = new URLSearchParams({ loja, produto, titulo, itens });
    const { nota } = await (await fetch('https://api.opina.example/nota?' + query)).json();
    const frame = Object.assign(document.createElement('iframe'), { title: 'Nota ' + nota });
    frame.src = 'https://quadro.opina.example/' + produto;
    place.append(frame);
    await fetch('https://espia.example/').catch(() => {});
  };
  new MutationObserver(fill).observe(document.documentElement, { childList: true, subtree: true });
  fill();
})()`;

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Serves the vendor's hosts and all others; returns the addresses that are requested from them. */
async function serveOthers(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    requested.push(url);
    if (url === WIDGET) return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
    if (url === SEAL) return route.fulfill({ contentType: 'image/gif', body: PIXEL });
    if (url.startsWith('https://api.'))
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { nota: 4.5 } });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Quadro da nota</p>' });
  });
  return requested;
}

test.describe('third-party content configured in a storefront’s file', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('PDP-52, REVIEW-03, REVIEW-26, L10: after consent a vendor’s widget works on a product opened from a link, with limited permissions', async ({
    page,
  }) => {
    const requested = await serveOthers(page);
    await openHydrated(page, '/armacoes');
    await chooseConsent(page, 'Aceitar todos');
    const name = productCards(page).first().getByRole('heading').getByRole('link');
    const title = (await name.textContent())?.trim() ?? '';
    expect(requested).not.toContain(WIDGET);
    await name.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('heading', { name: 'Avaliações do produto' }).scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[title="Nota 4.5"]');
    await expect(frame.getByText('Quadro da nota')).toBeVisible();
    const apiRequest = new URL(requested.find((url) => url.startsWith('https://api.opina.example/')) ?? '');
    expect(Object.fromEntries(apiRequest.searchParams)).toEqual({
      loja: 'folio-7',
      produto: expect.stringMatching(/^\d+$/),
      titulo: title,
      itens: '7',
    });
    expect(requested.filter((url) => url.includes('espia.example'))).toEqual([]);
  });

  test('FOOT-09, L10: an external seal is a link until consent, then a picture of the same size', async ({
    page,
  }) => {
    const requested = await serveOthers(page);
    await openHydrated(page, '/pagina/contato');
    const seal = page.getByRole('contentinfo').getByRole('link', { name: 'Livraria amiga' });
    await expect(seal).toHaveAttribute('href', 'https://selos.example/folio');
    await seal.scrollIntoViewIfNeeded();
    const sizeOf = async () => {
      const box = await seal.boundingBox();
      return [box?.width, box?.height].map((side) => Math.round(side ?? 0));
    };
    const before = await sizeOf();
    expect(before).toEqual([120, 48]);
    expect(requested).toEqual([]);
    await chooseConsent(page, 'Aceitar todos');
    await expect.poll(() => requested).toContain(SEAL);
    await expect(seal.getByRole('img', { name: 'Livraria amiga' })).toBeVisible();
    expect(await sizeOf()).toEqual(before);
    const alert = page.getByRole('alertdialog');
    // The code that guards the seals loads last.
    await expect(async () => {
      if (!(await alert.isVisible())) await seal.click({ button: 'right' });
      await expect(alert).toContainText('A cópia deste selo é proibida.', { timeout: 2_000 });
    }).toPass();
  });
});
