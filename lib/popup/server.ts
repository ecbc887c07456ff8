import 'server-only';
import { serverConfig } from '@/lib/config/server';
import { storeOrigins } from '@/lib/config/store-site';
import { readBannersOf } from '@/lib/home/server';
import { plainBanners, type StageBanner } from '@/lib/home/stage-banners';
import { isCouponActive } from './coupon';

/** The campaign of the exit popup; null unless it is switched on, running and has a picture (POPUP-05, A-62). */
export async function readExitPopup(): Promise<StageBanner | null> {
  if (!serverConfig().exitPopup || !isCouponActive(Date.now())) return null;
  return plainBanners(await readBannersOf('banner-popup'), storeOrigins())[0] ?? null;
}
