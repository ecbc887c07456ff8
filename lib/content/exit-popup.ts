import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { storeOrigins } from '@/lib/config/store-site';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';
import { type DisplayBanner, toDisplayBanners } from './banners';
import { isCouponActive } from './popup-coupon';

/** The exit popup's campaign; null unless it is enabled, running and has a picture. */
export async function readExitPopup(): Promise<DisplayBanner | null> {
  if (!serverConfig().exitPopup || !isCouponActive(Date.now())) return null;
  return toDisplayBanners(await readCachedBanners('banner-popup'), storeOrigins())[0] ?? null;
}
