import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0, 2.1 and 2.2 at levels A and AA, and axe-core's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Only the data that the report below needs: no selectors, and no style sheets requested for rules that are not run.
 */
const OPTIONS = { runOnly: TAGS, resultTypes: ['violations'], selectors: false, preload: false };

/** The part of axe-core's report that is shown if a test fails. */
type Report = {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
};

const MAX_HTML_LENGTH = 240;

/** Waits for running animations, because axe-core would measure intermediate colours and positions. */
const waitForAnimations = (page: Page) =>
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
 * Expects no axe-core violation on the current page. The source is evaluated instead of being added as a script
 * element, which the page's policy would block.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  // Half a megabyte, which stays in memory until the document is unloaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const report = await page.evaluate<Report>(`axe.run(document, ${JSON.stringify(OPTIONS)})`);
  const found = report.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${help}\n${html.slice(0, MAX_HTML_LENGTH)}\n${failureSummary}`,
    ),
  );
  expect(found).toEqual([]);
}
