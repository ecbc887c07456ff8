import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { OfferGrid } from '@/components/catalog/listing/offer-grid';
import { readCampaignCategories } from '@/components/compositions/campaign-categories';
import { BlackFridayScreen, PRODUCTS_ID } from '@/components/content/campaign/black-friday-screen';
import { CAMPAIGN_TITLE } from '@/components/content/campaign/campaign-hero';
import { BreadcrumbStructuredData } from '@/components/seo/structured-data';
import { campaignPageData } from '@/lib/analytics/shop-page-data';
import { titleBreadcrumb } from '@/lib/catalog/hrefs';
import { readDiscountedProducts } from '@/lib/catalog/listing/discounted-products';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { campaignFriday, isPast } from '@/lib/content/black-friday';
import { readShopSettings } from '@/lib/content/shell/read-shell';
import { readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { canonicalUrl } from '@/lib/seo/canonical';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamic = 'force-static';
export const revalidate = 60;

const PATH = '/c/black-friday';
/** Rows of four on a wide screen, two on a phone. */
const MAX_OFFERS = 8;
const MAX_LISTS = 2;
/** Addresses of categories; the menu may also contain other links. */
const CATEGORY_PATH = /^\/(?!(?:c|marcas|busca|lista|pagina)(?:[/?]|$))[^?.]+$/;

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    seo: null,
    title: CAMPAIGN_TITLE,
    description:
      'Como aproveitar a pós black para escolher óculos de sol e de grau com calma: preço, medidas, estilos e proteção.',
    path: PATH,
  });
}

/**
 * The shop's Black Friday page, which replaces the platform's page at this path. Discounted products come first, or
 * launches if there are none.
 */
export default async function BlackFridayPage() {
  const [categories, launches, settings] = await Promise.all([
    readCampaignCategories(PATH),
    readLaunches(),
    readShopSettings(),
  ]);
  const lists = categories.filter(({ href }) => CATEGORY_PATH.test(href));
  const discounted = await readDiscountedProducts(
    lists.map(({ href }) => href),
    MAX_OFFERS,
  );
  const breadcrumb = titleBreadcrumb(CAMPAIGN_TITLE);
  const now = new Date();
  const friday = campaignFriday(now);
  const url = canonicalUrl(serverConfig().siteUrl, PATH, {}, '');
  return (
    <>
      <BreadcrumbStructuredData items={breadcrumb} path={PATH} />
      <BlackFridayScreen
        eclipse={currentStorefront().eclipse}
        breadcrumb={breadcrumb}
        categories={categories}
        friday={friday}
        isOver={isPast(friday, now)}
        products={
          discounted.length === 0 && launches === null ? null : (
            <OfferGrid
              id={PRODUCTS_ID}
              title={discounted.length > 0 ? 'Ofertas de agora' : launches?.vitrine?.titulo || 'Lançamentos'}
              produtos={discounted.length > 0 ? discounted : (launches?.produtos ?? [])}
              whatsapp={settings?.sistema.geral.site.whatsapp ?? ''}
              lists={lists.slice(0, MAX_LISTS)}
            />
          )
        }
      />
      <PageViewTracker page={campaignPageData({ title: CAMPAIGN_TITLE }, url)} />
    </>
  );
}
