import { isProduction, serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { matchScreen, type Route } from './match-screen';
import { type Screen, screenFacts } from './screens';

function isEnabled(screen: Screen): boolean {
  const { feature, isPreviewOnly } = screenFacts(screen);
  if (isPreviewOnly && isProduction() && !serverConfig().designSystem) return false;
  return feature === undefined || currentStorefront().features[feature];
}

/** The screen of a canonical path in the current storefront. */
export const matchRoute = (path: string): Route => matchScreen(path, isEnabled);
