import type { ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  feature: 'postBlackFriday',
  isStatic: false,
  cache: 'path',
  skeleton: 'text',
  sitemap: { kind: 'campanha', reads: 'nothing' },
} as const satisfies ScreenConfig;
