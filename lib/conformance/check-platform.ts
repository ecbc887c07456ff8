import { readBlocks } from './blocks';
import { readForVisitor, tryChanges } from './browser-calls';
import { readHomePage, readPages } from './page-checks';
import { createRecorder, type Listeners } from './recorder';
import type { PlatformReport } from './result';

/**
 * Makes every call of the shop to the configured platform, and reports whether the shop can use the answers and
 * whether they make sense to shoppers. The platform's own answers determine which products and pages are read.
 * @param withChanges also sends what shoppers send: fills a cart and posts forms
 */
export async function checkPlatform(
  withChanges: boolean,
  listeners: Listeners = {},
): Promise<PlatformReport> {
  const recorder = createRecorder(listeners);
  if (await readHomePage(recorder)) {
    const paths = await readBlocks(recorder);
    const pages = await readPages(paths, recorder);
    await readForVisitor(recorder);
    if (withChanges) await tryChanges(pages, recorder);
  }
  return { calls: recorder.calls, rules: recorder.rules };
}
