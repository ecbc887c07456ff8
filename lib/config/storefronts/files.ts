import type { Storefront } from './storefront';

/** Files that name or show the shop to browsers; app/storefront answers for them. */
const FILES = [
  'palette.css',
  'offline.css',
  'emblem.svg',
  'icon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  '192.png',
  '512.png',
  'maskable-512.png',
  'social.jpg',
  'logo.svg',
  'logo.png',
  'logo-dark.svg',
  'logo-dark.png',
] as const;

export type StorefrontFile = (typeof FILES)[number];

export function isStorefrontFile(name: string): name is StorefrontFile {
  return FILES.some((file) => file === name);
}

/** Stands for the version in addresses that never change, such as that of the favicon. */
export const ANY_VERSION = 'current';

/** Address of a file; another one after the storefront has changed, so caches may keep it for ever. */
export function storefrontAddress({ version }: Pick<Storefront, 'version'>, file: StorefrontFile): string {
  return `/storefront/${version}/${file}`;
}
