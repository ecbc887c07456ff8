import { readBlocks } from './blocks';
import { readForVisitor, tryChanges } from './browser-calls';
import { readHomePage, readPages } from './pages';
import { type CallReport, createRecorder } from './recorder';

/**
 * Makes every call of the shop to the configured platform and reports how its answers suit the shop. What the calls
 * are about is found in the platform's own answers.
 * @param withChanges also sends what shoppers send: it fills a cart and posts forms
 * @param onReport called after each call
 */
export async function checkPlatform(
  withChanges: boolean,
  onReport: (report: CallReport) => void = () => {},
): Promise<readonly CallReport[]> {
  const recorder = createRecorder(onReport);
  if (!(await readHomePage(recorder))) return recorder.reports;
  const paths = await readBlocks(recorder);
  const pages = await readPages(paths, recorder);
  await readForVisitor(recorder);
  if (withChanges) await tryChanges(pages, recorder);
  return recorder.reports;
}
