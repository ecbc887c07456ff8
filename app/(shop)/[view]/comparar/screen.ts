import { OWN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...OWN_PAGE,
  feature: 'measurements',
} as const satisfies ScreenConfig;
