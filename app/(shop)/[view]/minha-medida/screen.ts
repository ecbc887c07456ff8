import { OWN_PAGE, type ScreenFacts } from '@/lib/screens/screen-facts';

export const screen = {
  ...OWN_PAGE,
  feature: 'measurements',
} as const satisfies ScreenFacts;
