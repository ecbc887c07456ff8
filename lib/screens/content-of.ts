import { CONTENT } from './content.gen';
import type { ScreenContent } from './screen-content';
import type { Screen } from './screens';

/** What a screen gets from the platform; undefined for pages of the shop itself. */
export const contentOf = (screen: Screen): ScreenContent | undefined =>
  (CONTENT as Partial<Record<Screen, ScreenContent>>)[screen];
