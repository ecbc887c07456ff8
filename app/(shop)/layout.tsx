import type { ReactNode } from 'react';
import { AnalyticsLoader } from '@/components/analytics/analytics-loader';
import { ShopperMeasureProvider } from '@/components/catalog/fit/shopper-measure';
import { ListingMemoryProvider } from '@/components/catalog/listing/listing-memory';
import { HeaderSearch, SearchOpener } from '@/components/catalog/search/header-search';
import { AfterLoad, LazyExitPopup, LazyInternalSale } from '@/components/compositions/after-load/after-load';
import { EarlyPresses } from '@/components/compositions/after-load/early-presses';
import { ExternalSeals } from '@/components/compositions/external-seals';
import { PendingPage } from '@/components/compositions/pending-page/pending-page';
import { ConsentHost } from '@/components/consent/consent-host';
import { NewsletterForm } from '@/components/forms/newsletter-form';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { MostSearched } from '@/components/layout/most-searched';
import { PromoBar, SkipLink } from '@/components/layout/skip-link';
import { AccountLinks } from '@/components/purchase/account-links';
import { BuyButtonProvider } from '@/components/purchase/cart/buy-button-provider';
import { CartButton } from '@/components/purchase/cart/cart-button';
import { CartProvider } from '@/components/purchase/cart/cart-provider';
import { FavouritesProvider } from '@/components/purchase/favourites/favourites-provider';
import { HydrateLater } from '@/components/ui/hydrate-later';
import { parseContainerId } from '@/lib/analytics/tag-manager';
import { serverConfig } from '@/lib/config/environment';
import { storeOrigins, storeSiteHref } from '@/lib/config/store-site';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { absentFeatures } from '@/lib/consent/stored-data';
import { pitchLine } from '@/lib/content/banners';
import { readExitPopup } from '@/lib/content/exit-popup';
import { readShopName, readWordmark } from '@/lib/content/shell/identity';
import {
  MEASURE_PATH,
  menuLinks,
  mostSearched,
  splitFooterMenus,
  withDevicePages,
} from '@/lib/content/shell/menus';
import { readMenuOf, readShopSettings } from '@/lib/content/shell/read-shell';
import { formTool } from '@/lib/forms/form-tools';
import { readPitchBanner } from '@/lib/platform/endpoints/home-blocks';
import { freeShippingText } from '@/lib/platform/prices';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import { shopDay } from '@/lib/shared/shop-time';

/**
 * Header, footer and cart around every page. It is outside [view], because a filter changes that segment and remounts
 * everything inside it. Nothing here may depend on the visitor, because pages are cached.
 */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [main, footer, settings, popup, pitch, name, wordmark] = await Promise.all([
    readMenuOf('menu-principal'),
    readMenuOf('links-rodape'),
    readShopSettings(),
    readExitPopup(),
    readPitchBanner(),
    readShopName(),
    readWordmark(),
  ]);
  const { storeSiteUrl, orderDiscountFrom } = serverConfig();
  const origins = storeOrigins();
  const storefront = currentStorefront();
  const { company, contact } = storefront;
  const freeShipping = freeShippingText(storefront.freeShippingFrom);
  const menu = menuLinks(main, origins);
  // The account's page of favourites requires a login, which a shop that saves favourites on the device avoids.
  const wishListHref =
    storefront.favourites === 'device' ? '/favoritos' : storeSiteHref('/minha-conta/lista-desejo/');
  const footerMenus = splitFooterMenus(menuLinks(footer, origins));
  const searched =
    footerMenus.mostSearched ?? mostSearched(menu, storefront.features.standaloneCategoryNames);
  const absent = absentFeatures(storefront.features);
  return (
    <CartProvider
      storeSiteUrl={storeSiteUrl}
      orderDiscountFrom={orderDiscountFrom}
      freeShipping={freeShipping}
      laboratoryDays={storefront.laboratoryDays}
    >
      <link rel="search" type="application/opensearchdescription+xml" title={name} href="/opensearch.xml" />
      <SkipLink />
      <ConsentHost {...(absent.length > 0 ? { absent } : {})} />
      <LazyInternalSale />
      <HydrateLater>
        <PromoBar {...pitchLine(pitch, origins, freeShipping)} />
        <Header
          name={name}
          wordmark={wordmark}
          menu={menu}
          accountHref={storeSiteHref('/minha-conta')}
          wishListHref={wishListHref}
          {...(storefront.features.measurements && { measureHref: MEASURE_PATH })}
          search={<HeaderSearch tool={formTool('search')} />}
          searchOpener={<SearchOpener />}
          account={
            <AccountLinks accessHref={storeSiteHref('/checkout/acesso')} wishListHref={wishListHref} />
          }
          cart={<CartButton />}
        />
      </HydrateLater>
      <main id="conteudo">
        <FavouritesProvider place={storefront.favourites}>
          <ListingMemoryProvider>
            <HydrateLater>
              <ShopperMeasureProvider>
                <BuyButtonProvider>{children}</BuyButtonProvider>
              </ShopperMeasureProvider>
              {/* After the page, so that the page has registered its product or list before the page view is sent. */}
              <AnalyticsLoader container={parseContainerId(settings?.google.ga.gtm ?? '')} />
            </HydrateLater>
          </ListingMemoryProvider>
        </FavouritesProvider>
      </main>
      <HydrateLater position={4}>
        <Footer
          storefront={{
            name,
            wordmark,
            company,
            contact: { ...contact, hours: contact.hours && { text: contact.hours.text } },
          }}
          year={Number(shopDay(new Date()).slice(0, 4))}
          menus={
            storefront.features.measurements ? withDevicePages(footerMenus.columns) : footerMenus.columns
          }
          social={settings?.link.social ?? {}}
          newsletter={<NewsletterForm tool={formTool('newsletter')} />}
          extra={<MostSearched links={encodeCompactJson(searched)} />}
          seals={storefront.seals.length > 0 ? <ExternalSeals seals={storefront.seals} /> : null}
        />
      </HydrateLater>
      {popup ? <LazyExitPopup banner={popup} /> : null}
      <PendingPage />
      <EarlyPresses />
      <AfterLoad chatLabel={storefront.contact.whatsApp ?? 'WhatsApp'} />
    </CartProvider>
  );
}
