import type { MetadataRoute } from 'next';
import { currentStorefront } from '@/lib/storefront/current';

// One build serves either storefront.
export const dynamic = 'force-dynamic';

/** Web app manifest (A31): name and icons of the shop; nothing asks to be installed. */
export default function manifest(): MetadataRoute.Manifest {
  const { id, name, words, themeColours } = currentStorefront();
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${id}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: `${name}: ${words.homeTitle}`,
    short_name: name,
    description: words.homeDescription,
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
