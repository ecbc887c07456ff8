import type { ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  level: 'product/detail',
  pattern: /^\/[^/]+\.html$/,
  isStatic: false,
  cache: 'path',
  choiceKeys: ['tamanho'],
  skeleton: 'product',
  sitemap: null,
} as const satisfies ScreenFacts;
