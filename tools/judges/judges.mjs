/*
 * The judges are the Nu HTML checker, axe-core with all of its rules, IBM's accessibility engine, Google's
 * csp_evaluator, a virtual screen reader and gremlins. Exit code 1 for any finding that is not a listed false positive.
 */
import { chromium } from 'playwright';
import { formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { chromiumPath } from '../../scripts/lib/system.mjs';
import { readNames, readOptions } from '../lib/options';
import { createProgress } from '../lib/progress';
import { FALSE_POSITIVES } from './false-positives.mjs';
import { byRule, sortOut } from './findings.mjs';
import { judgeWithGremlins } from './gremlins.mjs';
import { judgeWithAxe, judgeWithIbm } from './in-browser.mjs';
import { hasJava, judgeMarkup } from './nu.mjs';
import { pagesOf, SHORT_KINDS } from './pages';
import { judgePolicy } from './policy.mjs';
import { judgeWithScreenReader } from './screen-reader.mjs';

/** These judges run in a browser in this order. Gremlins are last, because they change the page. */
const IN_BROWSER = {
  axe: judgeWithAxe,
  ibm: judgeWithIbm,
  reader: judgeWithScreenReader,
  gremlins: judgeWithGremlins,
};
const JUDGES = ['nu', 'csp', ...Object.keys(IN_BROWSER)];
const LOAD_MS = 30_000;

/** The judges that `--only` names, or all. `--short` leaves out those that take minutes or are not installed. */
async function chosenJudges(isShort) {
  const chosen = readNames('judges', JUDGES);
  if (!isShort) return chosen;
  const isThere = await hasJava(process.env);
  if (!isThere && chosen.includes('nu')) log('Java is not installed, so the Nu HTML checker is skipped.');
  return chosen.filter((judge) => judge !== 'gremlins' && (judge !== 'nu' || isThere));
}

/** The served HTML and policy of each page. */
async function servedPages(base, pages) {
  const served = [];
  for (const [kind, path] of pages) {
    const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
    served.push({ kind, html: await answer.text(), policy: answer.headers.get('content-security-policy') });
  }
  return served;
}

async function judgeInBrowser(base, pages, judges, onPage) {
  const chosen = Object.entries(IN_BROWSER).filter(([name]) => judges.includes(name));
  if (chosen.length === 0) return [];
  const browser = await chromium.launch({ executablePath: chromiumPath(process.env) });
  const found = [];
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

/** The HTML checker is a separate program, so it runs while the browser works. */
async function judge(base, pages, judges) {
  const progress = createProgress();
  const served = await servedPages(base, pages);
  const markup = served.map(({ kind, html }) => [kind, html]);
  const found = await Promise.all([
    judges.includes('csp') ? served.flatMap(({ kind, policy }) => judgePolicy(policy, kind)) : [],
    judges.includes('nu') ? judgeMarkup(markup, process.env) : [],
    judgeInBrowser(base, pages, judges, (kind) => progress(() => `judged: ${kind}`)),
  ]);
  return found.flat();
}

function print({ open, explained, unused, pages, judges }) {
  const table = byRule(open).map(([name, rule, count, kinds]) => [name, rule, String(count), kinds]);
  if (table.length > 0) log(formatTable([['judge', 'rule', 'findings', 'pages'], ...table]));
  for (const [name, rule, , , text] of byRule(open)) log(`${name}, ${rule}: ${text}`);
  for (const { judge: name, rule } of unused)
    log(`This false positive no longer matches a finding: ${name} ${rule}`);
  log(
    `${pages.length} pages, ${judges.join(', ')}: ${open.length} findings, ${explained.length} named false positives.`,
  );
}

async function main() {
  const { short } = readOptions('judges').values;
  const judges = await chosenJudges(short);
  const base = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  const all = await pagesOf(base);
  const pages = short ? all.filter(([kind]) => SHORT_KINDS.includes(kind)) : all;
  const found = await judge(base, pages, judges);
  const entries = FALSE_POSITIVES.filter((entry) => judges.includes(entry.judge));
  const { open, explained, unused: idle } = sortOut(found, entries);
  // Six pages do not have every listed false positive, and gremlins find theirs by chance, so unused entries are
  // ignored.
  const unused = short ? [] : idle.filter((entry) => entry.judge !== 'gremlins');
  print({ open, explained, unused, pages, judges });
  return open.length + unused.length > 0 ? 1 : 0;
}

await runMain(main);
