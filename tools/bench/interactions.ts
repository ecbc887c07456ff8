import type { Locator, Page } from 'playwright';
import { withWholeChromium } from '../lib/chromium';
import { median, milliseconds, percentile, rangeOf } from '../lib/figures';
import type { Pages } from '../lib/pages';
import { onPhone, openLive } from './phone';

const ROUNDS = 3;
/** The browser reports an interaction only some time after its frame; in ms. */
const REPORTED_MS = 1_000;
/** The shortest duration that the browser reports at all, in ms. */
const SHORTEST_MS = 16;

declare const window: Window & {
  /** The longest event of each interaction, in ms. */
  interactionDurations: () => number[];
  forgetInteractions: () => void;
};

/** Runs in the page before anything else, and collects the longest event of each interaction. */
function collectInteractions() {
  // TypeScript's types lack `durationThreshold`, the shortest duration that is reported, in ms.
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  const durations = new Map<number, number>();
  window.interactionDurations = () => [...durations.values()];
  window.forgetInteractions = () => durations.clear();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
      const { interactionId, duration } = entry;
      durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
    }
  }).observe(options);
}

/** `sized` is a product with sizes to choose from. */
type PressedPages = Pages & { sized: string };
/** Something that shoppers do: the page, the control whose click is measured, and the steps before it. */
type Interaction = {
  name: string;
  page: keyof PressedPages;
  control: (page: Page) => Locator;
  prepare?: (page: Page) => Promise<void>;
  press?: (target: Locator) => Promise<void>;
};

const interaction = (
  name: string,
  page: Interaction['page'],
  control: Interaction['control'],
  more?: Pick<Interaction, 'prepare' | 'press'>,
): Interaction => ({ name, page, control, ...more });

const button = (name: string) => (page: Page) => page.getByRole('button', { name });
const filters = button('Filtrar | Ordenar');
const filterPanel = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });
const firstProduct = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();
const lastStep = (page: Page) =>
  page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').last();
const searchField = (page: Page) => page.getByRole('banner').getByLabel('Buscar na loja');
const freeSize = (page: Page) =>
  page.getByRole('group', { name: 'Tamanho' }).locator(':enabled:not(:checked)').last();
const buyButton = (page: Page) => button('Adicionar à sacola')(page).filter({ visible: true }).first();

const INTERACTIONS = [
  interaction('open the filters', 'listing', filters),
  interaction('choose a filter', 'listing', (page) => filterPanel(page).getByRole('checkbox').first(), {
    prepare: async (page) => {
      await filters(page).tap();
      await filterPanel(page).waitFor();
    },
    press: (checkbox) => checkbox.check(),
  }),
  interaction('go to page 2', 'listing', (page) =>
    page.getByRole('link', { name: /Página 2|Próxima/ }).first(),
  ),
  interaction('open a product', 'listing', firstProduct),
  interaction('open the zoom', 'product', (page) => page.locator('#foto-1').getByRole('link')),
  interaction('choose a size', 'sized', freeSize, { press: (size) => size.check() }),
  interaction('put into the cart', 'product', buyButton, {
    prepare: async (page) => {
      const sizes = page.getByRole('radio').and(page.locator(':enabled'));
      if ((await sizes.count()) > 0) await sizes.first().press('Space');
    },
  }),
  interaction('open the menu', 'home', button('Abrir menu')),
  interaction('type in the search', 'home', searchField, {
    prepare: async (page) => {
      await button('Abrir busca')(page).tap();
      await searchField(page).waitFor();
    },
    press: (field) => field.pressSequentially('oculos', { delay: 80 }),
  }),
];

/** Links whose whole navigation is measured, on slow 4G. */
const NAVIGATIONS = [
  interaction('from a listing to a product', 'listing', firstProduct),
  interaction('from a product to its listing', 'product', lastStep),
];

/**
 * The longest event of an interaction in ms. A click that the browser does not report took less than
 * SHORTEST_MS.
 */
async function pressTime(page: Page, { prepare, control, press = (target) => target.tap() }: Interaction) {
  await prepare?.(page);
  // Shoppers see a control before they click it, so scrolling to it is not measured.
  const target = control(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REPORTED_MS);
  await page.evaluate(() => window.forgetInteractions());
  await press(target);
  await page.waitForTimeout(REPORTED_MS);
  return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.interactionDurations())));
}

/** The time in ms from a click on a link until the other page's heading appears. */
async function navigationTime(page: Page, { control }: Interaction) {
  const before = await page.locator('main h1').textContent();
  const started = performance.now();
  await control(page).tap();
  await page.waitForFunction((text) => {
    const shown = document.querySelector('main h1')?.textContent;
    return shown && shown !== text;
  }, before);
  return performance.now() - started;
}

/**
 * Resolves to the rows of a table: how long the page takes to respond to each click, and how long navigations
 * take, with a processor four times slower.
 */
export async function benchInteractions(pages: PressedPages) {
  return withWholeChromium(async (browser) => {
    async function timesOf(one: Interaction, measure: typeof pressTime, isOnline: boolean) {
      const times: number[] = [];
      const once = async (page: Page) => {
        await page.addInitScript(collectInteractions);
        await openLive(page, pages[one.page]);
        return measure(page, one);
      };
      for (let round = 0; round < ROUNDS; round++) times.push(await onPhone(browser, once, { isOnline }));
      return { times, row: [one.name, one.page, ...rangeOf(times)] };
    }
    const presses = [];
    for (const one of INTERACTIONS) presses.push(await timesOf(one, pressTime, true));
    const navigations = [];
    for (const one of NAVIGATIONS) navigations.push(await timesOf(one, navigationTime, false));
    const medians = presses.map(({ times }) => median(times));
    return [
      ['interaction', 'page', 'shortest', 'median', 'longest'],
      ...presses.map(({ row }) => row),
      ['75 % of the medians', '', '', milliseconds(percentile(medians, 0.75)), ''],
      ['worst median', '', '', milliseconds(Math.max(...medians)), ''],
      ...navigations.map(({ row }) => row),
    ];
  });
}
