import type { MetadataRoute } from 'next';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { type StorefrontFile, storefrontAddress } from '@/lib/config/storefronts/files';
import { readShopName } from '@/lib/content/shell/identity';

// One build serves any storefront.
export const dynamic = 'force-dynamic';

/** Web app manifest: name and icons of the shop. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const storefront = currentStorefront();
  const { copy, themeColours } = storefront;
  const name = await readShopName();
  const icon = (file: StorefrontFile, size: number, purpose: 'any' | 'maskable') => ({
    src: storefrontAddress(storefront, file),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${name}: ${copy.homeTitle}`,
    short_name: name,
    description: copy.homeDescription,
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      icon('192.png', 192, 'any'),
      icon('512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
