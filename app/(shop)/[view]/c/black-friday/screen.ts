import type { ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  feature: 'postBlackFriday',
  isStatic: false,
  cache: 'path',
  skeleton: 'text',
  sitemap: { kind: 'campanha', reads: 'nothing' },
} as const satisfies ScreenFacts;
