import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and what the rules' authors advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe-core's report that a failing test shows. */
type Report = {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
};

const EXCERPT = 240;

/** Waits until nothing fades or slides any more, since axe-core would judge colours and places half-way. */
const standStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect, playState }) => {
            const end = effect?.getComputedTiming().endTime;
            return playState === 'running' && Number.isFinite(Number(end));
          }).length,
      ),
    )
    .toBe(0);

/**
 * Expects that axe-core finds nothing on the page as it is now. The source is evaluated instead of added
 * as an element, because the page's policy refuses foreign scripts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await standStill(page);
  await page.evaluate(SOURCE);
  const report = await page.evaluate<Report>(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`,
  );
  const found = report.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${id}: ${help}\n${html.slice(0, EXCERPT)}\n${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
}
