import type { Storefront } from './storefront';

/** Files from which browsers take the shop's name and icons; app/storefront serves them. */
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

/** Stands for the version in addresses that must not change, such as the favicon's. */
export const ANY_VERSION = 'current';

/** Address of a file. It changes with the storefront, so caches may keep the file forever. */
export function storefrontAddress({ version }: Pick<Storefront, 'version'>, file: StorefrontFile): string {
  return `/storefront/${version}/${file}`;
}
