/*
 * The judges are the Nu HTML checker, axe-core with all of its rules, IBM's accessibility engine, Google's
 * csp_evaluator, a virtual screen reader, and gremlins. Exit code 1 if there is any finding that is not a
 * listed false positive.
 */
import { chromium, type Page } from 'playwright';
import { formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { chromiumPath } from '../../scripts/lib/system.mjs';
import { readNames, readOptions } from '../lib/options';
import { createProgress } from '../lib/progress';
import { FALSE_POSITIVES } from './false-positives';
import { byRule, type Finding, sortOut } from './findings';
import { judgeWithGremlins } from './gremlins';
import { judgeWithAxe, judgeWithIbm } from './in-browser';
import { hasJava, judgeMarkup } from './nu';
import { type KindOfPage, pagesOf, SHORT_KINDS } from './pages';
import { judgePolicy } from './policy';
import { judgeWithScreenReader } from './screen-reader';

/** These judges run in a browser in this order. Gremlins are last, because they change the page. */
const IN_BROWSER: Record<string, (page: Page, kind: string) => Promise<Finding[]>> = {
  axe: judgeWithAxe,
  ibm: judgeWithIbm,
  reader: judgeWithScreenReader,
  gremlins: judgeWithGremlins,
};
const JUDGES = ['nu', 'csp', ...Object.keys(IN_BROWSER)];
const LOAD_MS = 30_000;

type Task = { base: string; pages: readonly KindOfPage[]; judges: readonly string[] };

/**
 * The judges that `--only` names, or all of them. `--short` leaves out those that take minutes or are not
 * installed.
 */
async function chosenJudges(isShort: boolean) {
  const chosen = readNames('judges', JUDGES);
  if (!isShort) return chosen;
  const isThere = await hasJava(process.env);
  if (!isThere && chosen.includes('nu'))
    log('Java is not installed, so the Nu HTML checker is skipped. To use it, install default-jre-headless.');
  return chosen.filter((judge) => judge !== 'gremlins' && (judge !== 'nu' || isThere));
}

/** The HTML and the policy of each page, as the shop serves them. */
async function servedPages(base: string, pages: readonly KindOfPage[]) {
  const served: { kind: string; html: string; policy: string | null }[] = [];
  for (const [kind, path] of pages) {
    const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
    served.push({ kind, html: await answer.text(), policy: answer.headers.get('content-security-policy') });
  }
  return served;
}

async function judgeInBrowser({ base, pages, judges }: Task, onPage: (kind: string) => void) {
  const chosen = Object.entries(IN_BROWSER).filter(([name]) => judges.includes(name));
  if (chosen.length === 0) return [];
  const browser = await chromium.launch({ executablePath: chromiumPath(process.env) });
  const found: Finding[] = [];
  try {
    for (const [kind, path] of pages) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(base + path, { waitUntil: 'networkidle', timeout: LOAD_MS });
      for (const [, judge] of chosen) found.push(...(await judge(page, kind)));
      await page.close();
      onPage(kind);
    }
  } finally {
    await browser.close();
  }
  return found;
}

/** The HTML checker is a separate program, so it runs in parallel with the browser. */
async function judge({ base, pages, judges }: Task) {
  const progress = createProgress();
  const served = await servedPages(base, pages);
  const found = await Promise.all([
    judges.includes('csp') ? served.flatMap(({ kind, policy }) => judgePolicy(policy, kind)) : [],
    judges.includes('nu') ? judgeMarkup(served, process.env) : [],
    judgeInBrowser({ base, pages, judges }, (kind) => progress(() => `judged: ${kind}`)),
  ]);
  return found.flat();
}

function print({ open, explained, unused }: ReturnType<typeof sortOut>, { pages, judges }: Task) {
  const rules = byRule(open);
  const table = rules.map(({ judge: name, rule, count, kinds }) => [name, rule, String(count), kinds]);
  if (table.length > 0) log(formatTable([['judge', 'rule', 'findings', 'pages'], ...table]));
  for (const { judge: name, rule, text } of rules) log(`${name}, ${rule}: ${text}`);
  for (const { judge: name, rule } of unused)
    log(
      `This false positive matches no finding any more, so remove it from false-positives.ts: ${name} ${rule}`,
    );
  log(
    `${pages.length} pages, ${judges.join(', ')}: ${open.length} findings, ${explained.length} known false positives.`,
  );
}

async function main() {
  const isShort = readOptions('judges').values.short !== undefined;
  const judges = await chosenJudges(isShort);
  const base = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  const all = await pagesOf(base);
  const pages = isShort ? all.filter(([kind]) => SHORT_KINDS.includes(kind)) : all;
  const task = { base, pages, judges };
  const found = await judge(task);
  const entries = FALSE_POSITIVES.filter((entry) => judges.includes(entry.judge));
  const { open, explained, unused: idle } = sortOut(found, entries);
  // With --short, unused entries are ignored: six pages do not show every listed false positive, and gremlins
  // find theirs by chance.
  const unused = isShort ? [] : idle.filter((entry) => entry.judge !== 'gremlins');
  print({ open, explained, unused }, task);
  return open.length + unused.length > 0 ? 1 : 0;
}

await runMain(main);
