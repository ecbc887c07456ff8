import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view-tracker';
import { Showcase } from '@/components/catalog/showcase/showcase';
import { readCampaignCategories } from '@/components/compositions/campaign-categories';
import { BlackFridayScreen } from '@/components/content/campaign/black-friday-screen';
import { CAMPAIGN_TITLE } from '@/components/content/campaign/campaign-hero';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readLaunches } from '@/lib/platform/home-blocks';
import { PAGES } from '@/lib/screens/pages';
import { SCREENS } from '@/lib/screens/screens';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const [PATH] = SCREENS['black-friday'].paths;
const PAGE = { title: CAMPAIGN_TITLE };

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: CAMPAIGN_TITLE,
    description:
      'Como aproveitar a pós black para escolher óculos de sol e de grau com calma: preço, medidas, estilos e proteção.',
    path: PATH,
  });
}

/** Black Friday page of our own, whatever the platform has at its path. */
export default async function BlackFridayPage() {
  const [categories, launches, settings] = await Promise.all([
    readCampaignCategories(PATH),
    readLaunches(),
    readShopSettings(),
  ]);
  const breadcrumb = PAGES['black-friday'].breadcrumb(PAGE);
  const url = canonicalUrl(serverConfig().siteUrl, PATH, {}, '');
  return (
    <>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <BlackFridayScreen
        eclipse={currentStorefront().eclipse}
        breadcrumb={breadcrumb}
        categories={categories}
        products={
          launches === null ? null : (
            <Showcase
              id="lancamentos"
              title={launches.vitrine?.titulo || 'Lançamentos'}
              produtos={launches.produtos}
              whatsapp={settings?.sistema.geral.site.whatsapp ?? ''}
              BuyButton={AddToCartButton}
            />
          )
        }
      />
      <PageViewTracker page={PAGES['black-friday'].tracking(PAGE, url)} />
    </>
  );
}
