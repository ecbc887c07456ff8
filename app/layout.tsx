import '@/styles/globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { currentStorefront } from '@/lib/config/storefronts/current';

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
  const icons = `/icons/${currentStorefront().id}`;
  return {
    icons: {
      icon: { url: `${icons}/icon.svg`, type: 'image/svg+xml' },
      apple: `${icons}/apple-touch-icon.png`,
    },
  };
}

/** Document of every page, in the colours of its storefront. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { id, palette } = currentStorefront();
  return (
    <html lang="pt-BR" data-storefront={id}>
      <body>
        <link
          rel="preload"
          href="/fonts/instrument-sans.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {palette === null ? null : <link rel="stylesheet" href={palette} precedence="palette" />}
        {children}
      </body>
    </html>
  );
}
