import 'server-only';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { Wordmark } from '@/lib/config/storefronts/storefront';
import { readShopSettings } from './read-shell';

/** Name of a shop that has not been given one. */
const UNNAMED = 'Loja';

/** Name of the shop: that of its storefront, or that of the platform's settings. */
export async function readShopName(): Promise<string> {
  const { name } = currentStorefront();
  if (name !== null) return name;
  return (await readShopSettings())?.sistema.geral.site.nome || UNNAMED;
}

/** Shown in header and footer: the storefront's own mark, or the platform's logo, or the name alone. */
export async function readWordmark(): Promise<Wordmark> {
  const { wordmark, name } = currentStorefront();
  if (wordmark !== null || name !== null) return wordmark;
  const logo = (await readShopSettings())?.sistema.geral.site.logo ?? '';
  return logo === '' ? null : { kind: 'logo', light: logo, dark: null, size: null };
}
