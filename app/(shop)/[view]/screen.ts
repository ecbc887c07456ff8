import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  level: 'home',
  isStatic: false,
  cache: 'path',
  flags: ['render'],
  skeleton: 'text',
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenConfig;
