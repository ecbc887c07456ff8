import type { ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  level: 'home',
  isStatic: false,
  cache: 'path',
  flags: ['render'],
  skeleton: 'text',
  sitemap: { kind: 'pagina', reads: 'nothing' },
} as const satisfies ScreenFacts;
