import type { Storefront } from './storefront';

/** Files by which browsers name or show the shop; served by app/storefront. */
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

/** Replaces the version in addresses that never change, such as the favicon's. */
export const ANY_VERSION = 'current';

/** Address of a file; it changes with the storefront, so caches may keep it forever. */
export function storefrontAddress({ version }: Pick<Storefront, 'version'>, file: StorefrontFile): string {
  return `/storefront/${version}/${file}`;
}
