import { deferredHomeSections, homeSections } from '@/components/compositions/home-sections';
import { HomeScreen } from '@/components/content/home/home-screen';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { PrivacyNote } from '@/components/forms/personal-data';
import { rotaHref } from '@/lib/catalog/hrefs';
import { storeOrigins } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { toDisplayBanners } from '@/lib/content/banners';
import { featuredCategories } from '@/lib/content/featured-categories';
import { leadingAnywhere, MEASURE_PATH, menuLinks } from '@/lib/content/shell/menus';
import { readActiveBrands, readMenuOf, type readShopSettings } from '@/lib/content/shell/read-shell';
import { formTool } from '@/lib/forms/form-tools';
import { readCachedBanners } from '@/lib/platform/endpoints/home-blocks';

type Props = {
  /** Whether the page has every section from the start, for visitors without JavaScript. */
  isWhole: boolean;
  settings: Awaited<ReturnType<typeof readShopSettings>>;
};

/** Content of the home page. */
export async function Home({ isWhole, settings }: Props) {
  const storefront = currentStorefront();
  const [banners, pitch, faces, brandBanners, main, eyewear, brands] = await Promise.all([
    readCachedBanners('banner-principal'),
    readCachedBanners('banner-pitchbar'),
    storefront.features.measurements ? readCachedBanners('banner-medida', { limit: 24 }) : [],
    readCachedBanners('banner-marcas-home'),
    readMenuOf('menu-principal'),
    readMenuOf('menu-oculos'),
    readActiveBrands(),
  ]);
  const origins = storeOrigins();
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const categories = featuredCategories(eyewear.length > 0 ? eyewear : main, origins);
  const listed = leadingAnywhere(categories);
  const sections = isWhole ? homeSections : deferredHomeSections;
  return (
    <HomeScreen
      storefront={storefront}
      actions={leadingAnywhere(menuLinks(main, origins)).slice(0, 2)}
      banners={toDisplayBanners(banners, origins)}
      benefitBanners={toDisplayBanners(pitch, origins)}
      // The other pictures of faces link to lists of frames.
      measureBanner={toDisplayBanners(faces, origins).find(({ href }) => href === MEASURE_PATH)}
      categories={categories}
      brands={brands.map(({ nome, imagem, rota }) => ({
        label: nome,
        image: imagem,
        href: rotaHref(rota) ?? '/marcas',
      }))}
      brandBanners={toDisplayBanners(brandBanners, origins)}
      newsletterForm={
        <NewsletterForm
          tool={formTool('homeNewsletter')}
          withName
          note={
            <PrivacyNote>Usamos nome e e-mail só para enviar novidades. Cancele quando quiser.</PrivacyNote>
          }
        />
      }
      deferred={
        await sections({
          titles: storefront.copy.bannerSections,
          origins,
          whatsapp,
          // The launches above are often of the first one.
          category: listed[1] ?? listed[0],
        })
      }
    />
  );
}
