import { BUILT_IN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...BUILT_IN_PAGE,
  // It offers products with prices.
  isStatic: false,
} as const satisfies ScreenConfig;
