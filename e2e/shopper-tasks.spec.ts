import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { WITH_PICTURES } from './support/browser';
import { findLensProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { tabTo } from './support/focus';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { cartDialog, lensButton, productCards, sizeRadios } from './support/product-page';
import { countTaps } from './support/taps';

test.use(WITH_PICTURES);

/* Tasks of four shoppers, each up to the bag: by touch within 8 taps, and by keyboard without losing the focus. The
   fifth task, back to a favourite, is in device-favourites.spec.ts, whose shop saves favourites on the device. */
test.beforeEach(skipWithoutEmbeddedStore);

/** How a shopper reaches and activates controls. */
type Hands = {
  page: Page;
  press: (target: Locator) => Promise<void>;
  /** Chooses a radio button. */
  choose: (radio: Locator) => Promise<void>;
  /** Called at the end of a task. */
  finish: () => void;
};

const MAX_TAPS = 8;

async function byTouch(page: Page): Promise<Hands> {
  const taps = await countTaps(page);
  return {
    page,
    press: (target) => target.tap(),
    choose: (radio) => radio.locator('..').tap(),
    finish: () => expect(taps()).toBeLessThanOrEqual(MAX_TAPS),
  };
}

/** Fails if the focus falls back to the body, where it may be only in a newly loaded document. */
async function expectFocusKept(page: Page, from: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (before) => performance.timeOrigin === before && document.activeElement === document.body,
        from,
      ),
    )
    .toBe(false);
}

/** Whether an element precedes the focused one. */
const isBefore = (target: Locator) =>
  target.evaluate(
    (element) =>
      ((document.activeElement ?? element).compareDocumentPosition(element) &
        Node.DOCUMENT_POSITION_PRECEDING) !==
        0 && document.activeElement !== document.body,
  );

async function byKeyboard(page: Page): Promise<Hands> {
  const key = async (name: string) => {
    const from = await page.evaluate(() => performance.timeOrigin);
    await page.keyboard.press(name);
    await expectFocusKept(page, from);
  };
  return {
    page,
    press: async (target) => {
      await tabTo(page, target, (await isBefore(target)) ? 'Shift+Tab' : 'Tab');
      await key((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
    },
    choose: async (radio) => {
      await tabTo(page, sizeRadios(page));
      const isChosen = () => radio.isChecked();
      for (let presses = 0; presses < 8 && !(await isChosen()); presses += 1) await key('ArrowLeft');
      await expect(radio).toBeChecked();
    },
    finish: () => undefined,
  };
}

/** Types into the focused field, or focuses it. */
async function write({ page }: Hands, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
}

const line = (page: Page) => cartDialog(page).getByRole('listitem').first();

async function findRoundTortoiseshell(hands: Hands): Promise<void> {
  const { page, press, choose } = hands;
  await openHydrated(page, '/');
  await press(page.getByRole('button', { name: 'Abrir busca' }).filter({ visible: true }).first());
  const box = page.getByRole('banner').getByLabel('Buscar na loja');
  await expect(box).toBeFocused();
  await page.keyboard.type('redondo tartaruga feminino rosto pequeno');
  await page.keyboard.press('Enter');
  await expect(page.getByText('mostramos as armações de tamanho P')).toBeVisible();
  await press(productCards(page).first().getByRole('heading').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tartaruga');
  await choose(sizeRadios(page).and(page.locator(':enabled')).first());
  await buyFrame(hands);
}

/** A phone's shorter way, because its quick filters apply at once and keep the size for the product. */
async function filterRoundTortoiseshell(hands: Hands): Promise<void> {
  const { page, press } = hands;
  await openHydrated(page, '/');
  await press(page.getByRole('button', { name: 'Abrir menu' }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await press(menu.getByText('Femininos', { exact: true }).first());
  await press(menu.getByRole('link', { name: 'Redondo' }).filter({ visible: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Óculos de grau femininos redondos');
  const toolbar = page.getByRole('button', { name: 'Filtrar | Ordenar' }).locator('..');
  for (const name of [/^P /, /^Até R\$\s399/, /^Tartaruga/]) {
    const filter = toolbar.getByRole('link', { name });
    await press(filter);
    await expect(filter).toHaveAttribute('aria-current', 'true');
  }
  await expect(page.getByText(/^1-1 de 1 Produtos? encontrado/)).toBeVisible();
  await press(productCards(page).first().getByRole('heading').getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tartaruga');
  await expect(page.getByRole('radio', { name: /^P/ })).toBeChecked();
  await buyFrame(hands);
}

async function buyFrame({ page, press }: Hands): Promise<void> {
  await press(
    page
      .getByRole('button', { name: /^Comprar só a armação/ })
      .filter({ visible: true })
      .first(),
  );
  // The price of the frame alone; the price with lenses appears before it, and again later.
  const price = line(page).getByText(/^R\$/).first();
  const reais = /R\$\s([\d.]+),\d\d/.exec((await price.textContent()) ?? '')?.[1] ?? '';
  expect(Number(reais.replace('.', ''))).toBeLessThan(400);
}

async function sendPrescription(hands: Hands): Promise<void> {
  const { page, press } = hands;
  await openHydrated(page, await findLensProduct('one'));
  await press(lensButton(page));
  const dialog = page.getByRole('dialog', { name: 'Escolha as suas lentes' });
  await press(dialog.getByRole('button', { name: /^Visão simples/ }));
  const prescription = dialog.getByLabel(/^Escolher foto/);
  while (!(await prescription.isVisible())) {
    const panel = dialog.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    const id = await panel.getAttribute('id');
    const degrees = panel.getByRole('textbox', { name: /^Qual é o maior grau/ });
    if (await degrees.isVisible()) {
      // Nothing has to be tapped first, and the keyboard of a phone covers the options.
      await expect(degrees).toBeFocused();
      await page.keyboard.type('-4,25');
      await page.keyboard.press('Enter');
    } else await press(panel.getByRole('listitem').first().getByRole('button'));
    await expect(page.locator(`[id="${id}"]`)).toBeHidden();
  }
  const photo = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();
  await press(dialog.getByRole('checkbox', { name: /^Autorizo/ }));
  const chooser = page.waitForEvent('filechooser');
  await press(prescription);
  await (await chooser).setFiles({ name: 'receita.jpg', mimeType: 'image/jpeg', buffer: photo });
  await press(dialog.getByRole('button', { name: /^Enviar (?:e continuar|receita)$/ }));
  await press(dialog.getByRole('button', { name: 'Finalizar' }));
  await page.waitForURL(/\/checkout\/carrinho/);
  await expect(page.getByText('Receita: anexada')).toBeVisible();
}

async function askAboutDelivery(hands: Hands): Promise<void> {
  const { page, press } = hands;
  await openHydrated(page, await findLensProduct('one'));
  const path = new URL(page.url()).pathname;
  await write(hands, page.getByRole('main').getByLabel('CEP'), '01310100');
  await expect(page.getByText(/Chega até/).first()).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: '7 dias para devolver' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await press(
    page
      .getByRole('button', { name: /^Comprar só a armação/ })
      .filter({ visible: true })
      .first(),
  );
  await expect(line(page)).toContainText('R$');
}

async function compareTwo(hands: Hands): Promise<void> {
  const { page, press } = hands;
  await openHydrated(page, '/oculos-de-grau');
  await triggerFirstInteraction(page);
  const card = (place: number) => productCards(page).nth(place).getByRole('heading').getByRole('link');
  await press(card(0));
  const compare = page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).first();
  await expect(compare).toBeVisible();
  await page.goBack();
  await press(card(1));
  await press(compare);
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar armações' })).toBeFocused();
  await press(page.getByRole('list', { name: 'Toque para comparar' }).getByRole('link').first());
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await press(page.getByRole('button', { name: /^Só a armação/ }).first());
  await expect(line(page)).toContainText('R$');
}

const TASKS = [
  ['round tortoiseshell under R$ 400 for a small face', findRoundTortoiseshell],
  ['−4,25 with a photo of the prescription', sendPrescription],
  ['delivery and returns before buying', askAboutDelivery],
  ['two frames compared and one chosen', compareTwo],
] as const;

test.describe('by touch at 390 px', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const byMenu = ['round tortoiseshell through the menu and filters', filterRoundTortoiseshell] as const;
  for (const [name, task] of [...TASKS, byMenu])
    test(`A22: ${name} within 8 taps`, async ({ page }) => {
      const hands = await byTouch(page);
      await task(hands);
      hands.finish();
    });
});

test.describe('by keyboard at 1440 px', { tag: '@desktop' }, () => {
  for (const [name, task] of TASKS)
    test(`A22, L12: ${name} without losing the focus`, async ({ page }) => {
      await task(await byKeyboard(page));
    });
});
