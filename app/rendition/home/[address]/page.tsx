import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view-tracker';
import { deferredHomeSections, homeSections } from '@/components/compositions/home-sections';
import { HomeScreen } from '@/components/content/home/home-screen';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { PrivacyNote } from '@/components/forms/privacy-note';
import { StoreStructuredData } from '@/components/seo/structured-data';
import { rotaHref } from '@/lib/catalog/hrefs';
import { serverConfig } from '@/lib/config/environment';
import { storeOrigins } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { toDisplayBanners } from '@/lib/content/banners';
import { featuredCategories } from '@/lib/content/featured-categories';
import { readShopName } from '@/lib/content/shell/identity';
import { menuLinks } from '@/lib/content/shell/menus';
import { readActiveBrands, readMenuOf, readShopSettings } from '@/lib/content/shell/read-shell';
import { readCachedBanners } from '@/lib/platform/home-blocks';
import { PAGES } from '@/lib/screens/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { decodeAddress } from '@/lib/shared/address-segment';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const { estrutura } = await PAGES.home.read();
  const { copy } = currentStorefront();
  return pageMetadata({
    seo: estrutura.seo,
    title: copy.homeTitle,
    description: copy.homeDescription,
    path: '/',
  });
}

/** Home page. With the render flag everything is in it from the beginning, for those without script. */
export default async function HomePage({ params }: Props) {
  const { query } = decodeAddress((await params).address);
  await PAGES.home.read();
  const [banners, pitch, brandBanners, main, eyewear, brands, settings] = await Promise.all([
    readCachedBanners('banner-principal'),
    readCachedBanners('banner-pitchbar'),
    readCachedBanners('banner-marcas-home'),
    readMenuOf('menu-principal'),
    readMenuOf('menu-oculos'),
    readActiveBrands(),
    readShopSettings(),
  ]);
  const origins = storeOrigins();
  const storefront = currentStorefront();
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const profiles = Object.values(settings?.link.social ?? {}).filter((link) => /^https:/.test(link));
  const sections = query.render === undefined ? deferredHomeSections : homeSections;
  return (
    <>
      <StoreStructuredData
        name={await readShopName()}
        storefront={storefront}
        profiles={profiles}
        siteUrl={serverConfig().siteUrl}
      />
      <HomeScreen
        storefront={storefront}
        actions={menuLinks(main, origins)
          .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
          .slice(0, 2)}
        banners={toDisplayBanners(banners, origins)}
        benefitBanners={toDisplayBanners(pitch, origins)}
        categories={featuredCategories(eyewear.length > 0 ? eyewear : main, origins)}
        brands={brands.map(({ nome, imagem, rota }) => ({
          label: nome,
          image: imagem,
          href: rotaHref(rota) ?? '/marcas',
        }))}
        brandBanners={toDisplayBanners(brandBanners, origins)}
        newsletterForm={
          <NewsletterForm
            withName
            note={
              <PrivacyNote>Usamos nome e e-mail só para enviar novidades. Cancele quando quiser.</PrivacyNote>
            }
          />
        }
        deferred={await sections({ titles: storefront.copy.bannerSections, origins, whatsapp })}
      />
      <PageViewTracker page={PAGES.home.tracking()} />
    </>
  );
}
