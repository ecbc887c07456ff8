import '@/styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { hasPalette } from '@/lib/config/storefronts/palette';

export function generateViewport(): Viewport {
  const { light, dark } = currentStorefront().themeColours;
  return {
    width: 'device-width',
    initialScale: 1,
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}

export function generateMetadata(): Metadata {
  const storefront = currentStorefront();
  return {
    icons: {
      icon: { url: storefrontAddress(storefront, 'icon.svg'), type: 'image/svg+xml' },
      apple: storefrontAddress(storefront, 'apple-touch-icon.png'),
    },
  };
}

/** Document of every page, in the storefront's colours. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const storefront = currentStorefront();
  // A link element would be in the page twice, because React also preloads what it names.
  preload('/fonts/instrument-sans.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="pt-BR" data-storefront={storefront.id}>
      <body>
        {hasPalette(storefront.palette) ? (
          <link rel="stylesheet" href={storefrontAddress(storefront, 'palette.css')} precedence="palette" />
        ) : null}
        {children}
      </body>
    </html>
  );
}
