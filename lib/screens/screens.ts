import type { ScreenConfig } from './screen-config';
import { ADDRESS_SCREENS, INTERNAL_SCREENS, PLATFORM_SCREENS } from './screens.gen';

const SCREENS = { ...ADDRESS_SCREENS, ...PLATFORM_SCREENS, ...INTERNAL_SCREENS };

/**
 * A page of app/(shop)/[view], named after the route that Next derives from its folder: `/marcas/[...brand]`.
 */
export type Screen = keyof typeof SCREENS;

/** The screen for failures. */
export const ERROR_SCREEN = '/error/[status]' satisfies keyof typeof INTERNAL_SCREENS;

/** The configuration of a screen, with its general type. */
export const screenConfig = (screen: Screen): ScreenConfig => SCREENS[screen];

const entriesOf = (screens: Partial<Record<Screen, ScreenConfig>>) =>
  Object.entries(screens) as [Screen, ScreenConfig][];

export const screenEntries = (): [Screen, ScreenConfig][] => entriesOf(SCREENS);

/** Screens whose address equals their folder, with their configuration. */
export const addressEntries = (): [Screen, ScreenConfig][] => entriesOf(ADDRESS_SCREENS);

/** Screens that url/verify can return, with their configuration. */
export const platformEntries = (): [Screen, ScreenConfig][] => entriesOf(PLATFORM_SCREENS);

/**
 * The part of a route before its parameter: `/marcas/` of `/marcas/[...brand]`; null for a route without a
 * parameter.
 */
export function folderOf(screen: Screen): string | null {
  const end = screen.indexOf('[');
  return end < 0 ? null : screen.slice(0, end);
}

/** The folder in front of a screen's address in internal paths; '' if the folder is the address. */
export const prefixOf = (screen: Screen): string =>
  screen in ADDRESS_SCREENS ? '' : (folderOf(screen)?.slice(0, -1) ?? '');
