import { readBlocks } from './blocks';
import { readForVisitor, tryChanges } from './browser-calls';
import { readHomePage, readPages } from './page-checks';
import { createRecorder, type Listeners } from './recorder';
import type { PlatformReport } from './result';

/**
 * Makes all of the shop's calls to the configured platform. Reports whether the shop can use the responses,
 * and whether they make sense to shoppers. Which products and pages are read depends on the platform's own
 * responses.
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
