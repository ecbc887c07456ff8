import type { Metadata } from 'next';
import { buyFromCard } from '@/app/rendition/buy-from-card';
import { readCampaignCategories } from '@/app/rendition/campaign-categories';
import { BlackFridayScreen } from '@/components/campaign/black-friday-screen';
import { CAMPAIGN_TITLE } from '@/components/campaign/campaign-hero';
import { Showcase } from '@/components/product/showcase';
import { readLaunches } from '@/lib/home/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/c/black-friday';

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

export function generateMetadata(): Metadata {
  return pageMetadata({
    seo: null,
    title: CAMPAIGN_TITLE,
    description:
      'Como aproveitar a pós black para escolher óculos de sol e de grau com calma: preço, medidas, estilos e proteção.',
    path: PATH,
  });
}

/** Black Friday page of our own, whatever the platform has at its path (ROUTE-22, A-02, BF-01 to BF-06). */
export default async function BlackFridayPage() {
  const [categories, launches, settings] = await Promise.all([
    readCampaignCategories(PATH),
    readLaunches(),
    readShopSettings(),
  ]);
  return (
    <BlackFridayScreen
      eclipse={currentStorefront().eclipse}
      categories={categories}
      products={
        launches === null ? null : (
          <Showcase
            id="lancamentos"
            titulo={launches.vitrine?.titulo || 'Lançamentos'}
            produtos={launches.produtos}
            whatsapp={settings?.sistema.geral.site.whatsapp ?? ''}
            comprar={buyFromCard}
          />
        )
      }
    />
  );
}
