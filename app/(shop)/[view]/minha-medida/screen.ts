import { BUILT_IN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...BUILT_IN_PAGE,
  feature: 'measurements',
} as const satisfies ScreenConfig;
