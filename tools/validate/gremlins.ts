import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { Finding } from './findings';

type Gremlin = () => void | Promise<void>;
/** The global that gremlins.js defines in the page. */
declare const gremlins: {
  createHorde: (options: object) => { stop: () => void; unleash: () => Promise<void> };
  Chance: new (seed: number) => object;
  species: Record<string, (options: { log: boolean }) => (...tools: object[]) => Gremlin>;
  strategies: { distribution: (options: { nb: number; delay: number }) => object };
};

const GREMLINS = fs.readFileSync(createRequire(import.meta.url).resolve('gremlins.js'), 'utf8');
/** Pages to check; together they take about a minute. */
const KINDS = ['home', 'listing', 'product', 'kit', 'contact'];
const LENGTH_MS = 12_000;
const DELAY_MS = 10;
const SEED = 1956;
/** Console messages for gremlins' input that the platform rejects. */
const REFUSED_CALL = /^Failed to load resource/;

/**
 * The errors during twelve seconds of random clicks, touches, keys, text and scrolling. Gremlins cannot leave
 * the page.
 */
export async function checkWithGremlins(page: Page, kind: string): Promise<Finding[]> {
  if (!KINDS.includes(kind)) return [];
  const problems: [rule: string, text: string][] = [];
  page.on('pageerror', (error) => problems.push(['uncaught error', String(error)]));
  page.on('console', (message) => {
    if (message.type() === 'error' && !REFUSED_CALL.test(message.text()))
      problems.push(['console error', message.text()]);
  });
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.abort('aborted') : route.continue(),
  );
  await page.evaluate(GREMLINS);
  await page.evaluate(
    async ({ length, delay, seed }) => {
      const { createHorde, Chance, species, strategies } = gremlins;
      // A gremlin throws if there is no element at its position, so its errors are caught. Errors of the
      // page's own code are reported as `pageerror`.
      const careless = Object.values(species).map((create) => (...tools: object[]) => {
        const gremlin = create({ log: false })(...tools);
        return async () => {
          try {
            await gremlin();
          } catch {}
        };
      });
      const horde = createHorde({
        randomizer: new Chance(seed),
        species: careless,
        mogwais: [],
        strategies: [strategies.distribution({ nb: Math.floor(length / delay), delay })],
      });
      // Ends by time, because each step takes longer on a busy machine.
      setTimeout(() => horde.stop(), length);
      await horde.unleash();
    },
    { length: LENGTH_MS, delay: DELAY_MS, seed: SEED },
  );
  return problems.map(([rule, text]) => ({ checker: 'gremlins', kind, rule, text: text.slice(0, 300) }));
}
