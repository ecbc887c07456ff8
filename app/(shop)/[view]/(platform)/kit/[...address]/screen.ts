import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  level: 'list/detail',
  isStatic: false,
  cache: 'path',
  skeleton: 'product',
  sitemap: null,
} as const satisfies ScreenConfig;
