import type { Metadata } from 'next';
import { HomeScreen } from '@/components/home/home-screen';
import { Showcase } from '@/components/home/showcase';
import { ProductCard } from '@/components/product/product-card';
import { StoreStructuredData } from '@/components/seo/store-json-ld';
import { PageTracking } from '@/components/tracking/page-tracking';
import { serverConfig } from '@/lib/config/server';
import { storeOrigins } from '@/lib/config/store-site';
import { featuredCategories } from '@/lib/home/featured-categories';
import { readBannersOf, readHomePage, readLaunches } from '@/lib/home/server';
import { plainBanners } from '@/lib/home/stage-banners';
import { rotaHref } from '@/lib/routing/shop-href';
import { pageMetadata } from '@/lib/seo/metadata';
import { menuLinks } from '@/lib/shell/menu-links';
import { readActiveBrands, readMenuOf, readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';
import { homeFacts } from '@/lib/tracking/page-facts';

export const dynamic = 'force-static';
export const revalidate = 60;

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

/** Home page (HOME-01 to HOME-16). */
export default async function HomePage() {
  await readHomePage();
  const [banners, main, eyewear, marcas, launches, settings] = await Promise.all([
    readBannersOf('banner-principal'),
    readMenuOf('menu-principal'),
    readMenuOf('menu-oculos'),
    readActiveBrands(),
    readLaunches(),
    readShopSettings(),
  ]);
  const origins = storeOrigins();
  const storefront = currentStorefront();
  const menu = menuLinks(eyewear.length > 0 ? eyewear : main, origins);
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const profiles = Object.values(settings?.link.social ?? {}).filter((link) => /^https:/.test(link));
  return (
    <>
      <StoreStructuredData
        name={storefront.name}
        facts={storefront.facts}
        profiles={profiles}
        siteUrl={serverConfig().siteUrl}
      />
      <HomeScreen
        words={storefront.words}
        actions={menuLinks(main, origins)
          .flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
          .slice(0, 2)}
        banners={plainBanners(banners, origins)}
        categories={featuredCategories(menu)}
        brands={marcas.map(({ nome, imagem, rota }) => ({
          label: nome,
          image: imagem,
          href: rotaHref(rota) ?? '/marcas',
        }))}
        launches={
          launches === null ? null : (
            <Showcase title={launches.vitrine?.titulo || 'Lançamentos'} href={null}>
              {launches.produtos.slice(0, 6).map((produto) => (
                <li key={produto.id}>
                  <ProductCard produto={produto} whatsapp={whatsapp} />
                </li>
              ))}
            </Showcase>
          )
        }
      />
      <PageTracking page={homeFacts} />
    </>
  );
}
