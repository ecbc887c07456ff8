import type { MetadataRoute } from 'next';
import { currentStorefront } from '@/lib/config/storefronts/current';

// One build serves either storefront.
export const dynamic = 'force-dynamic';

/** Web app manifest: name and icons of the shop. */
export default function manifest(): MetadataRoute.Manifest {
  const { id, name, copy, themeColours } = currentStorefront();
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${id}/${file}`,
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
