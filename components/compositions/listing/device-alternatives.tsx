import 'server-only';
import type { ReactNode } from 'react';
import { PopularProducts } from '@/components/catalog/listing/popular-products';
import type { WayOn } from '@/components/purchase/empty-list';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readAlternatives } from './alternatives';

/** What an empty list on the shopper's device offers instead: lists of the shop, and products that many look for. */
export async function readDeviceAlternatives(): Promise<{ ways: WayOn[]; popular: ReactNode }> {
  const [{ categories, title, produtos, BuyButton }, settings] = await Promise.all([
    readAlternatives(),
    readShopSettings(),
  ]);
  return {
    ways: categories.map(({ nome, href }) => ({ label: nome, href })),
    popular: (
      <PopularProducts
        title={title}
        level="h2"
        produtos={produtos}
        whatsapp={settings?.sistema.geral.site.whatsapp ?? ''}
        BuyButton={BuyButton}
      />
    ),
  };
}
