import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  level: 'product/detail',
  pattern: /^\/[^/]+\.html$/,
  isStatic: false,
  cache: 'path',
  choiceKeys: ['tamanho'],
  skeleton: 'product',
  sitemap: null,
} as const satisfies ScreenConfig;
