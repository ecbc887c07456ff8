import type { ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  level: 'page',
  isStatic: false,
  cache: 'path',
  skeleton: 'text',
  sitemap: { kind: 'pagina', reads: 'cms-page' },
} as const satisfies ScreenFacts;
