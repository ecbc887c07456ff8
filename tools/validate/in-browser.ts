import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { Finding } from './findings';

/** The globals that the engines' scripts define in the page. */
declare const axe: typeof import('axe-core');
type Failure = { value: string[]; ruleId: string; message: string; snippet?: string };
declare const ace: {
  Checker: new () => { check: (page: Document, policies: string[]) => Promise<{ results: Failure[] }> };
};

const { resolve } = createRequire(import.meta.url);
const AXE = fs.readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
const IBM = fs.readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
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

/** The failures of which IBM's checker is certain, without its questions to a person. */
export async function checkWithIbm(page: Page, kind: string): Promise<Finding[]> {
  await page.evaluate(`${IBM};window.ace=window.ace??ace`);
  const failures = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet = '' }) => ({ ruleId, message, snippet }));
  });
  return failures.map(({ ruleId, message, snippet }) => ({
    checker: 'ibm',
    kind,
    rule: ruleId,
    text: `${message} ${snippet.slice(0, MAX_HTML)}`,
  }));
}
