/*
 * The checkers are the Nu HTML checker, axe-core with all of its rules, Google's csp_evaluator and a virtual
 * screen reader. Exit code 1 if there is any finding that is not a listed false positive.
 */
import type { Page } from 'playwright';
import { formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { withChromium } from '../lib/chromium';
import { readAddress, readNames, readOptions } from '../lib/options';
import { type KindOfPage, pagesOfEachKind } from '../lib/pages';
import { checkWithAxe } from './axe';
import { FALSE_POSITIVES } from './false-positives';
import { byRule, type Finding, sortOut } from './findings';
import { checkMarkup, hasJava } from './nu';
import { checkPolicy } from './policy';
import { checkWithScreenReader } from './screen-reader';

/** These checkers run in a browser. */
const IN_BROWSER: Record<string, (page: Page, kind: string) => Promise<Finding[]>> = {
  axe: checkWithAxe,
  reader: checkWithScreenReader,
};
const CHECKERS = ['nu', 'csp', ...Object.keys(IN_BROWSER)];
const LOAD_MS = 30_000;
/** The kinds of page that contain most of the components. */
const SHORT_KINDS = ['home, whole', 'listing', 'product', 'kit', 'contact', 'not found'];

type Task = { base: string; pages: readonly KindOfPage[]; checkers: readonly string[] };

/**
 * The checkers that `--only` names, or all of them. `--short` leaves out those that are not installed.
 */
async function chosenCheckers(isShort: boolean) {
  const chosen = readNames('validate', CHECKERS);
  if (!isShort || !chosen.includes('nu') || (await hasJava(process.env))) return chosen;
  log('Java is not installed, so the Nu HTML checker is skipped. To use it, install default-jre-headless.');
  return chosen.filter((checker) => checker !== 'nu');
}

/** The HTML and the policy of each page, as the shop serves them. */
async function servedPages(base: string, pages: readonly KindOfPage[]) {
  const served: { kind: string; html: string; policy: string | null }[] = [];
  for (const [kind, path] of pages) {
    const response = await fetch(base + path, { headers: { accept: 'text/html' } });
    served.push({
      kind,
      html: await response.text(),
      policy: response.headers.get('content-security-policy'),
    });
  }
  return served;
}

async function checkInBrowser({ base, pages, checkers }: Task) {
  const chosen = Object.entries(IN_BROWSER).filter(([name]) => checkers.includes(name));
  if (chosen.length === 0) return [];
  const found: Finding[] = [];
  await withChromium(async (browser) => {
    for (const [kind, path] of pages) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(base + path, { waitUntil: 'networkidle', timeout: LOAD_MS });
      for (const [, check] of chosen) found.push(...(await check(page, kind)));
      await page.close();
    }
  });
  return found;
}

/** The HTML checker is a separate program, so it runs in parallel with the browser. */
async function check({ base, pages, checkers }: Task) {
  const served = await servedPages(base, pages);
  const found = await Promise.all([
    checkers.includes('csp') ? served.flatMap(({ kind, policy }) => checkPolicy(policy, kind)) : [],
    checkers.includes('nu') ? checkMarkup(served, process.env) : [],
    checkInBrowser({ base, pages, checkers }),
  ]);
  return found.flat();
}

function print({ open, explained, unused }: ReturnType<typeof sortOut>, { pages, checkers }: Task) {
  const rules = byRule(open);
  const table = rules.map(({ name, count, kinds }) => [name, count, kinds]);
  if (table.length > 0) log(formatTable([['checker, rule', 'findings', 'pages'], ...table]));
  for (const { name, text } of rules) log(`${name}: ${text}`);
  for (const { checker: name, rule } of unused)
    log(
      `This false positive matches no finding any more, so remove it from false-positives.ts: ${name} ${rule}`,
    );
  log(
    `${pages.length} pages, ${checkers.join(', ')}: ${open.length} findings, ${explained.length} known false positives.`,
  );
}

async function main() {
  const isShort = readOptions('validate').values.short !== undefined;
  const checkers = await chosenCheckers(isShort);
  const base = readAddress('BASE_URL') ?? 'http://localhost:3000';
  const pages = await pagesOfEachKind(base, isShort ? SHORT_KINDS : undefined);
  const task = { base, pages, checkers };
  const found = await check(task);
  const entries = FALSE_POSITIVES.filter((entry) => checkers.includes(entry.checker));
  const { open, explained, unused: idle } = sortOut(found, entries);
  // Six pages do not show every listed false positive.
  const unused = isShort ? [] : idle;
  print({ open, explained, unused }, task);
  return open.length + unused.length > 0 ? 1 : 0;
}

await runMain(main);
