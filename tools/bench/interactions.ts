import type { Browser, Locator, Page } from 'playwright';
import { median, milliseconds, percentile, rangeOf } from '../lib/figures';
import type { Pages } from '../lib/pages';
import { onPhone, openLive, withPhoneBrowser } from './phone';

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

const filterPanel = (page: Page) => page.getByRole('dialog', { name: 'Filtros' });

/** `sized` is a product with sizes to choose from. */
type PressedPages = Pages & { sized: string };
/** Something that shoppers do: the page, the steps before it, and the control whose click is measured. */
type Interaction = {
  name: string;
  page: keyof PressedPages;
  prepare?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
  press?: (target: Locator) => Promise<void>;
};

const INTERACTIONS: Interaction[] = [
  {
    name: 'open the filters',
    page: 'listing',
    control: (page) => page.getByRole('button', { name: 'Filtrar | Ordenar' }),
  },
  {
    name: 'choose a filter',
    page: 'listing',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filtrar | Ordenar' }).tap();
      await filterPanel(page).waitFor();
    },
    control: (page) => filterPanel(page).getByRole('checkbox').first(),
    press: (checkbox) => checkbox.check(),
  },
  {
    name: 'go to page 2',
    page: 'listing',
    control: (page) => page.getByRole('link', { name: /Página 2|Próxima/ }).first(),
  },
  {
    name: 'open a product',
    page: 'listing',
    control: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first(),
  },
  {
    name: 'open the zoom',
    page: 'product',
    control: (page) => page.locator('#foto-1').getByRole('link'),
  },
  {
    name: 'choose a size',
    page: 'sized',
    control: (page) => page.getByRole('group', { name: 'Tamanho' }).locator(':enabled:not(:checked)').last(),
    press: (size) => size.check(),
  },
  {
    name: 'put into the cart',
    page: 'product',
    prepare: async (page) => {
      const sizes = page.getByRole('radio').and(page.locator(':enabled'));
      if ((await sizes.count()) > 0) await sizes.first().press('Space');
    },
    control: (page) =>
      page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first(),
  },
  {
    name: 'open the menu',
    page: 'home',
    control: (page) => page.getByRole('button', { name: 'Abrir menu' }),
  },
  {
    name: 'type in the search',
    page: 'home',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Abrir busca' }).tap();
      await page.getByRole('banner').getByLabel('Buscar na loja').waitFor();
    },
    control: (page) => page.getByRole('banner').getByLabel('Buscar na loja'),
    press: (field) => field.pressSequentially('oculos', { delay: 80 }),
  },
];

/**
 * The longest interaction of one round in ms. A click that the browser does not report took less than
 * SHORTEST_MS.
 */
function measureOnce(
  browser: Browser,
  url: string,
  { prepare, control, press = (target) => target.tap() }: Interaction,
) {
  return onPhone(
    browser,
    async (page) => {
      await page.addInitScript(collectInteractions);
      await openLive(page, url);
      await prepare?.(page);
      // Shoppers see a control before they click it, so scrolling to it is not measured.
      const target = control(page);
      await target.scrollIntoViewIfNeeded();
      await page.waitForTimeout(REPORTED_MS);
      await page.evaluate(() => window.forgetInteractions());
      await press(target);
      await page.waitForTimeout(REPORTED_MS);
      return Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.interactionDurations())));
    },
    { isOnline: true },
  );
}

/**
 * Resolves to the rows of a table: how long the page takes to respond to each click, with a processor four
 * times slower.
 */
export async function benchInteractions(pages: PressedPages) {
  return withPhoneBrowser(async (browser) => {
    const medians: number[] = [];
    const rows: string[][] = [];
    for (const interaction of INTERACTIONS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await measureOnce(browser, pages[interaction.page], interaction));
      }
      medians.push(median(times));
      rows.push([interaction.name, interaction.page, ...rangeOf(times)]);
    }
    return [
      ['interaction', 'page', 'shortest', 'median', 'longest'],
      ...rows,
      ['75 % of the medians', '', '', milliseconds(percentile(medians, 0.75)), ''],
      ['worst median', '', '', milliseconds(Math.max(...medians)), ''],
    ];
  });
}
