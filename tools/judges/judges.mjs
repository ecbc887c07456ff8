/*
 * npm run tools -- judges: has the pages of the shop at BASE_URL judged by others: the Nu HTML checker, axe-core with all of
 * its rules, IBM's accessibility engine and Google's csp_evaluator. Exit code 1 for anything that is no named false
 * positive.
 */
import fs from 'node:fs';
import { chromium } from 'playwright';
import { CliError, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { chromiumPath } from '../../scripts/lib/system.mjs';
import { readOptions } from '../lib/options';
import { createProgress } from '../lib/progress';
import { FALSE_POSITIVES } from './false-positives.mjs';
import { byRule, sortOut } from './findings.mjs';
import { judgeWithAxe, judgeWithIbm } from './in-browser.mjs';
import { judgeMarkup } from './nu.mjs';
import { pagesOf } from './pages.mjs';
import { judgePolicy } from './policy.mjs';

const JUDGES = ['nu', 'axe', 'ibm', 'csp'];
const LOAD_MS = 30_000;

function chosenJudges(only) {
  const chosen = only?.split(',') ?? JUDGES;
  const unknown = chosen.find((judge) => !JUDGES.includes(judge));
  if (unknown !== undefined)
    throw new CliError(`There is no judge "${unknown}": choose among ${JUDGES.join(', ')}.`);
  return chosen;
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
  const browser = await chromium.launch({ executablePath: chromiumPath(process.env) });
  const found = [];
  try {
    for (const [kind, path] of pages) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(base + path, { waitUntil: 'networkidle', timeout: LOAD_MS });
      if (judges.includes('axe')) found.push(...(await judgeWithAxe(page, kind)));
      if (judges.includes('ibm')) found.push(...(await judgeWithIbm(page, kind)));
      await page.close();
      onPage(kind);
    }
  } finally {
    await browser.close();
  }
  return found;
}

async function judge(base, judges) {
  const pages = await pagesOf(base);
  const progress = createProgress();
  const served = await servedPages(base, pages);
  const found = judges.includes('csp') ? served.flatMap(({ kind, policy }) => judgePolicy(policy, kind)) : [];
  if (judges.includes('nu'))
    found.push(
      ...(await judgeMarkup(
        served.map(({ kind, html }) => [kind, html]),
        process.env,
      )),
    );
  if (judges.includes('axe') || judges.includes('ibm'))
    found.push(...(await judgeInBrowser(base, pages, judges, (kind) => progress(() => `judged: ${kind}`))));
  return { pages, found };
}

async function main() {
  const { only, report } = readOptions('judges', {
    only: { type: 'string' },
    report: { type: 'string' },
  }).values;
  const judges = chosenJudges(only);
  const base = (process.env.BASE_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
  const { pages, found } = await judge(base, judges);
  const entries = FALSE_POSITIVES.filter((entry) => judges.includes(entry.judge));
  const { open, explained, unused } = sortOut(found, entries);
  const table = byRule(open).map(([name, rule, count, kinds]) => [name, rule, String(count), kinds]);
  if (table.length > 0) log(formatTable([['judge', 'rule', 'findings', 'pages'], ...table]));
  for (const [name, rule, , , text] of byRule(open)) log(`${name}, ${rule}: ${text}`);
  for (const { judge: name, rule } of unused) log(`Explains nothing any more: ${name} ${rule}`);
  log(
    `${pages.length} pages, ${judges.join(', ')}: ${open.length} findings, ${explained.length} named false positives.`,
  );
  if (report) fs.writeFileSync(report, JSON.stringify({ pages, open, explained, unused }, null, 2));
  return open.length + unused.length > 0 ? 1 : 0;
}

await runMain(main);
