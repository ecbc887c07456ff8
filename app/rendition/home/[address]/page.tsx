import type { Metadata } from 'next';
import { homeStages, homeStagesToCome } from '@/app/rendition/home-stages';
import { HomeScreen } from '@/components/home/home-screen';
import { StoreStructuredData } from '@/components/seo/store-json-ld';
import { PageTracking } from '@/components/tracking/page-tracking';
import { serverConfig } from '@/lib/config/server';
import { storeOrigins } from '@/lib/config/store-site';
import { featuredCategories } from '@/lib/home/featured-categories';
import { readBannersOf, readHomePage } from '@/lib/home/server';
import { plainBanners } from '@/lib/home/stage-banners';
import { decodeAddress } from '@/lib/routing/rendition';
import { rotaHref } from '@/lib/routing/shop-href';
import { pageMetadata } from '@/lib/seo/metadata';
import { menuLinks } from '@/lib/shell/menu-links';
import { readActiveBrands, readMenuOf, readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';
import { homeFacts } from '@/lib/tracking/page-facts';

export const dynamic = 'force-static';
export const revalidate = 60;

type Props = { params: Promise<{ address: string }> };

/** None at build time: the build needs no platform. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { estrutura } = await readHomePage();
  const { words } = currentStorefront();
  return pageMetadata({
    seo: estrutura.seo,
    title: words.homeTitle,
    description: words.homeDescription,
    path: '/',
  });
}

/** Home page (HOME-01 to HOME-16). With the render flag everything is in it from the beginning (HOME-19). */
export default async function HomePage({ params }: Props) {
  const { query } = decodeAddress((await params).address);
  await readHomePage();
  const [banners, pitch, ofBrands, main, eyewear, marcas, settings] = await Promise.all([
    readBannersOf('banner-principal'),
    readBannersOf('banner-pitchbar'),
    readBannersOf('banner-marcas-home'),
    readMenuOf('menu-principal'),
    readMenuOf('menu-oculos'),
    readActiveBrands(),
    readShopSettings(),
  ]);
  const origins = storeOrigins();
  const storefront = currentStorefront();
  const { id, name, facts, words } = storefront;
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const profiles = Object.values(settings?.link.social ?? {}).filter((link) => /^https:/.test(link));
  const stages = query.render === undefined ? homeStagesToCome : homeStages;
  return (
    <>
      <StoreStructuredData
        id={id}
        name={name}
        facts={facts}
        profiles={profiles}
        siteUrl={serverConfig().siteUrl}
      />
      <HomeScreen
        storefront={storefront}
        actions={menuLinks(main, origins)
          .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
          .slice(0, 2)}
        banners={plainBanners(banners, origins)}
        pitch={plainBanners(pitch, origins)}
        categories={featuredCategories(eyewear.length > 0 ? eyewear : main, origins)}
        brands={marcas.map(({ nome, imagem, rota }) => ({
          label: nome,
          image: imagem,
          href: rotaHref(rota) ?? '/marcas',
        }))}
        brandBanners={plainBanners(ofBrands, origins)}
        later={await stages({ words: words.stages, origins, whatsapp })}
      />
      <PageTracking page={homeFacts} />
    </>
  );
}
