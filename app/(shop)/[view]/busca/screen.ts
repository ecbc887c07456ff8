import { LISTING, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...LISTING,
  level: 'product/listing/search',
  cache: 'variant',
} as const satisfies ScreenConfig;
