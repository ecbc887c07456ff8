import 'server-only';
import { rotaHref } from '@/lib/catalog/hrefs';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { cachedRead } from '@/lib/platform/data-cache';
import { readBrands, readMenu, readSettings } from '@/lib/platform/endpoints/blocks';
import { isStoreApiError } from '@/lib/platform/errors';
import { withFallback } from '@/lib/platform/optional';

/** Cache tag for content that every page has. */
const settingsTag = () => ['settings'] as const;

/** A menu of header or footer; empty if the request fails. */
export async function readMenuOf(slug: 'menu-principal' | 'menu-oculos' | 'links-rodape') {
  const menu = await withFallback(
    cachedRead(`menu ${slug}`, SHELL_TTL, () => readMenu(slug), settingsTag),
    null,
  );
  return menu?.menu ?? [];
}

/** The shop's settings; null if the request fails. */
export function readShopSettings() {
  return withFallback(
    cachedRead('settings', SHELL_TTL, () => readSettings(), settingsTag),
    null,
  );
}

/**
 * Active brands by name; empty if they have no address on this platform.
 * @throws StoreApiError
 */
export async function readRequiredBrands() {
  const brands = await cachedRead('brands', SHELL_TTL, () => readBrands(), settingsTag).catch(
    (error: unknown) => {
      if (isStoreApiError(error) && error.kind === 'absent') return [];
      throw error;
    },
  );
  return brands.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** Active brands by name; empty if the request fails. */
export const readActiveBrands = () => withFallback(readRequiredBrands(), []);

/** Links to the active brands by name; empty if the request fails. */
export async function readBrandLinks(): Promise<{ label: string; href: string }[]> {
  return (await readActiveBrands()).flatMap(({ nome, rota }) => {
    const href = rotaHref(rota);
    return nome !== '' && href ? [{ label: nome, href }] : [];
  });
}
