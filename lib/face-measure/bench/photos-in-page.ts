import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';

/** Pages on localhost may use all interfaces, as pages over https may. No server is needed. */
const ORIGIN = 'http://localhost/';

export type Site = {
  /** Code of a script that every page runs. */
  script: string;
  /** Folders whose files pages find at `/<key>/<file name>`. */
  folders: Record<string, readonly string[]>;
};

/** The file that a page asks for; undefined if there is none. */
function fileOf(address: string, folders: Site['folders']) {
  const { pathname } = new URL(address);
  const [, key = ''] = pathname.split('/');
  return folders[key]?.map((folder) => path.join(folder, path.basename(pathname))).find(fs.existsSync);
}

/** Results by the name of each photo in `folder`. `measure` gets a page and the address of the photo. */
export async function forEachPhoto<Result>(
  browser: Browser,
  { script, folders }: Site,
  { folder, names }: { folder: string; names: readonly string[] },
  measure: (page: Page, address: string) => Promise<Result>,
) {
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const address = route.request().url();
    if (address === ORIGIN)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Photos</title>' });
    const file = fileOf(address, { ...folders, photos: [folder] });
    return file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file });
  });
  await page.goto(ORIGIN);
  await page.addScriptTag({ content: script });
  const found = new Map<string, Result>();
  for (const name of names) found.set(name, await measure(page, `/photos/${name}.jpg`));
  await page.close();
  return found;
}
