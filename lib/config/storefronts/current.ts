import { serverConfig } from '@/lib/config/environment';
import { neutralStorefront, readStorefront, shippedFile } from '@/lib/config/storefront-file.mjs';
import type { Storefront } from './storefront';

const read = new Map<string, Storefront>();

/**
 * The shop of this process (STOREFRONT_FILE or STOREFRONT), read once. Pages pass the parts that browsers
 * need.
 * @throws ConfigurationError if the file is missing or invalid
 */
export function currentStorefront(): Storefront {
  const { storefrontFile, storefront } = serverConfig();
  const file = storefrontFile ?? (storefront === null ? null : shippedFile(storefront));
  const known = read.get(file ?? '');
  if (known !== undefined) return known;
  const current = file === null ? neutralStorefront() : readStorefront(file);
  read.set(file ?? '', current);
  return current;
}
