import { isProduction, serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { type Screen, screenConfig } from './screens';

/** Whether this storefront has a screen, for `matchScreen`. */
export function isEnabled(screen: Screen): boolean {
  const { feature, isPreviewOnly } = screenConfig(screen);
  if (isPreviewOnly && isProduction() && !serverConfig().designSystem) return false;
  return feature === undefined || currentStorefront().features[feature];
}
