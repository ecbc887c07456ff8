import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { Finding } from './findings';

/** The global that the script defines in the page. */
declare const axe: typeof import('axe-core');

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAX_HTML = 200;

/** All rules of axe-core, including experimental ones and level AAA. */
export async function checkWithAxe(page: Page, kind: string): Promise<Finding[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const { violations: found } = await axe.run(document, {
      rules,
      resultTypes: ['violations'],
      preload: false,
    });
    return found.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
  });
  return violations.map(({ id, help, html }) => ({
    checker: 'axe',
    kind,
    rule: id,
    text: `${help} ${html.slice(0, MAX_HTML)}`,
  }));
}
