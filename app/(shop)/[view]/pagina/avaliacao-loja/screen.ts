import { OWN_PAGE, type ScreenConfig } from '@/lib/screens/screen-config';

export const screen = {
  ...OWN_PAGE,
  isPrivate: true,
} as const satisfies ScreenConfig;
