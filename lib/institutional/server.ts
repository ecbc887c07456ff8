import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { readPage } from '@/lib/store-api/endpoints/pages';
import { isStoreApiError, StoreApiError } from '@/lib/store-api/errors';
import { orNothing } from '@/lib/store-api/optional';

/**
 * An institutional page, shared by middleware and page. A refused or senseless answer counts as a page that
 * is not there; a platform that is down does not (INST-25, A-13).
 * @throws StoreApiError
 */
export function readInstitutionalPage(path: string) {
  return sharedRead(`page ${path}`, CHROME_FRESH, async () => {
    try {
      return await readPage(path);
    } catch (error) {
      const isMissing = isStoreApiError(error) && (error.kind === 'refused' || error.kind === 'malformed');
      if (!isMissing) throw error;
      throw new StoreApiError('absent', error.endpoint, { reason: error.reason, cause: error });
    }
  });
}

/** The page whose side menus stand beside texts that the platform does not know. */
const ABOUT_PATH = '/pagina/sobre';

/** Side menus for a text of the shop itself: those of its path, or else of the page about the shop (INST-02). */
export async function readSideMenus(path: string) {
  const page = (await readPageBeside(path)) ?? (await readPageBeside(ABOUT_PATH));
  return page?.conteudo.menu ?? [];
}

/** What the platform has at the path of a page that is the shop's own: text and side menus, or null (INST-20). */
export function readPageBeside(path: string) {
  return orNothing(readInstitutionalPage(path), null);
}
