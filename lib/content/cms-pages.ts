import 'server-only';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from '@/lib/platform/data-cache';
import { readPage } from '@/lib/platform/endpoints/page-reads';
import { withFallback } from '@/lib/platform/optional';
import { pathTag } from '@/lib/platform/purges';

/** An institutional page, shared by middleware and page. @throws StoreApiError */
export function readCmsPage(path: string) {
  return cachedRead(
    `page ${path}`,
    SHELL_TTL,
    () => readPage(path),
    () => ['text', pathTag(path)],
  );
}

/** The page whose side menus are used for pages without their own. */
const ABOUT_PATH = '/pagina/sobre';

/** Side menus of an institutional page: the platform's for its path, else those of the about page. */
export async function readSideMenus(path: string) {
  const own = (await findCmsPage(path))?.conteudo.menu ?? [];
  if (own.some(({ paginas }) => paginas.length > 0)) return own;
  return (await findCmsPage(ABOUT_PATH))?.conteudo.menu ?? [];
}

/** The platform's text for one of the shop's own pages, found by its path; null if there is none. */
export function findCmsPage(path: string) {
  return withFallback(readCmsPage(path), null);
}
