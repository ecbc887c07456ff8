import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  level: 'page',
  maxSegments: 2,
  isStatic: false,
  cache: 'path',
  skeleton: 'text',
  sitemap: { kind: 'pagina', reads: 'cms-page' },
} as const satisfies ScreenConfig;
