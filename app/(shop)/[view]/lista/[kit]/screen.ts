import type { ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  level: 'list/detail',
  isStatic: false,
  cache: 'path',
  skeleton: 'product',
  sitemap: null,
} as const satisfies ScreenFacts;
