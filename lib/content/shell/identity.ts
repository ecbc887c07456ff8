import 'server-only';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { Wordmark } from '@/lib/config/storefronts/storefront';
import { readShopSettings } from './read-shell';

/** Default name of a shop. */
const UNNAMED = 'Loja';

/** The shop's name, from its storefront or from the platform's settings. */
export async function readShopName(): Promise<string> {
  const { name } = currentStorefront();
  if (name !== null) return name;
  return (await readShopSettings())?.sistema.geral.site.nome || UNNAMED;
}

/**
 * The mark in header and footer: the storefront's wordmark, otherwise the platform's logo, otherwise the
 * name.
 */
export async function readWordmark(): Promise<Wordmark> {
  const { wordmark, name } = currentStorefront();
  if (wordmark !== null || name !== null) return wordmark;
  const logo = (await readShopSettings())?.sistema.geral.site.logo ?? '';
  return logo === '' ? null : { kind: 'logo', light: logo, dark: null, size: null };
}
