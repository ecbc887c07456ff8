import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { readBrands, readMenu, readSettings } from '@/lib/store-api/endpoints/blocks';
import { orNothing } from '@/lib/store-api/optional';

/** A menu of the shell; empty when the call fails (HEAD-07, FOOT-04). */
export async function readMenuOf(slug: 'menu-principal' | 'menu-oculos' | 'links-rodape') {
  const menu = await orNothing(
    sharedRead(`menu ${slug}`, CHROME_FRESH, () => readMenu(slug)),
    null,
  );
  return menu?.menu ?? [];
}

/** The shop's settings; null when the call fails (HEAD-16). */
export function readShopSettings() {
  return orNothing(
    sharedRead('settings', CHROME_FRESH, () => readSettings()),
    null,
  );
}

/** Active brands by name; empty when the call fails (BRAND-05, HOME-21). */
export async function readActiveBrands() {
  const marcas = await orNothing(
    sharedRead('brands', CHROME_FRESH, () => readBrands()),
    [],
  );
  return marcas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}
