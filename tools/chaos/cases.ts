import { setTimeout as wait } from 'node:timers/promises';
import { load } from 'cheerio';
import type { Browser } from 'playwright';
import type { Platform } from '../lib/breakable-platform';
import { NOT_SHOWN } from '../lib/html';
import { createNetworks, wireGet } from '../lib/http';
import { scriptErrors } from './browser';

/** Checking and rendering a page may take four seconds. The rest allows for a busy machine. */
const BUDGET_MS = 4_500;
const RECOVERY_MS = 10_000;
const POLL_MS = 200;
const FAILURES = [502, 503, 504];
/** Texts that show up if a value is missing. */
const PRINTED_NOTHING = /\bundefined\b|\bNaN\b|\[object Object\]|\bnull\b/;

type Visited = Awaited<ReturnType<typeof visit>>;
type Measured = {
  platform: Platform;
  browser: Browser;
  call: string;
  fault: string;
};
export type Case = Awaited<ReturnType<typeof measureCases>>[number];

/**
 * The problem with the shop's response; undefined if there is none. A 404 is only allowed if the platform
 * says that the page does not exist.
 */
export function problemOf({ status, headers, html, ms, fault }: Visited & { fault: string }) {
  const allowed = fault === '404' ? [200, 404, ...FAILURES] : [200, ...FAILURES];
  if (!allowed.includes(status)) return `status ${status}`;
  if (headers['content-security-policy'] === undefined) return 'no policy';
  if (!html.trimEnd().endsWith('</html>')) return 'the document is truncated';
  const $ = load(html);
  const missing = ['title', 'h1', 'main', 'header', 'footer'].find((tag) => $(tag).length === 0);
  if (missing !== undefined) return `no <${missing}>`;
  $(NOT_SHOWN).remove();
  const texts = $('*').contents().toArray();
  const printed = PRINTED_NOTHING.exec(texts.map((node) => ('data' in node ? node.data : ' ')).join(' '));
  if (printed !== null) return `shows "${printed[0]}"`;
  if (status !== 200 && status !== 404 && headers['retry-after'] === undefined) return 'no Retry-After';
  // Checked last, because many pages are late on a busy machine.
  return ms > BUDGET_MS ? `${Math.round(ms)} ms` : undefined;
}

/** Each visit comes from another network, because searches are limited per network. */
const network = createNetworks(10);

async function visit(url: string) {
  const before = performance.now();
  const { status, headers, body } = await wireGet(url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity', 'x-forwarded-for': network() },
  });
  return { status, headers, html: body.toString('utf8'), ms: performance.now() - before };
}

/** Time in ms until every page returns 200 again; undefined if it exceeds the limit. */
async function recoveryOf(baseUrl: string, pages: Platform['pages']) {
  const started = performance.now();
  let broken = pages;
  while (performance.now() - started < RECOVERY_MS) {
    const visits = await Promise.all(broken.map(({ path }) => visit(baseUrl + path)));
    broken = broken.filter((_, index) => visits[index]?.status !== 200);
    if (broken.length === 0) return performance.now() - started;
    await wait(POLL_MS);
  }
  return undefined;
}

/**
 * Breaks one call of a shop that was just started. Requests all pages at once and opens one of them in a
 * browser, then restores the call. Resolves to a case for each page: `{ fault, call, page, status, ms,
 * recovery, problem? }`.
 */
export async function measureCases({ platform, browser, call, fault }: Measured) {
  const { baseUrl, proxy, stop } = await platform.shopWith([{ call, fault }]);
  try {
    const cases = await Promise.all(
      platform.pages.map(async ({ name, path }) => {
        const visited = await visit(baseUrl + path);
        const problem = problemOf({ ...visited, fault });
        return { fault, call, page: name, path, status: visited.status, ms: visited.ms, problem };
      }),
    );
    // The browser opens a page that failed; if none did, a different page each time.
    const looked = cases.find(({ status }) => status !== 200) ?? cases[call.length % cases.length];
    const [scriptError] = looked === undefined ? [] : await scriptErrors(browser, baseUrl + looked.path);
    const inScript = scriptError === undefined ? undefined : `script: ${scriptError}`;

    proxy.setRules([]);
    const recovery = await recoveryOf(baseUrl, platform.pages);
    const late = recovery === undefined ? `not recovered after ${RECOVERY_MS / 1000} s` : undefined;
    return cases.map((each) => ({
      ...each,
      recovery,
      problem: each.problem ?? (each === looked ? inScript : undefined) ?? late,
    }));
  } finally {
    await stop();
  }
}
