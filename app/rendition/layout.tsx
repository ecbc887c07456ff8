import type { ReactNode } from 'react';
import { AfterLoad } from '@/components/after-load/after-load';
import { CartButton } from '@/components/cart/cart-button';
import { CartProvider } from '@/components/cart/cart-provider';
import { ConsentHost } from '@/components/consent/consent-host';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { MostSearched } from '@/components/layout/most-searched';
import { PromoBar } from '@/components/layout/promo-bar';
import { SkipLink } from '@/components/layout/skip-link';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ExitPopupHost } from '@/components/popup/exit-popup-host';
import { InternalSaleHost } from '@/components/sale/internal-sale-host';
import { HeaderSearch } from '@/components/search/header-search';
import { Tracking } from '@/components/tracking/tracking';
import { Hearts } from '@/components/wishlist/hearts';
import { serverConfig } from '@/lib/config/server';
import { storeOrigins, storeSiteHref } from '@/lib/config/store-site';
import { readExitPopup } from '@/lib/popup/server';
import { menuLinks } from '@/lib/shell/menu-links';
import { mostSearched } from '@/lib/shell/most-searched';
import { readMenuOf, readShopSettings } from '@/lib/shell/server';
import { currentStorefront } from '@/lib/storefront/current';
import { containerId } from '@/lib/tracking/tags';

/** Header, footer and cart around every page. Nothing here depends on the visitor, so pages can be cached. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const [main, footer, settings, popup] = await Promise.all([
    readMenuOf('menu-principal'),
    readMenuOf('links-rodape'),
    readShopSettings(),
    readExitPopup(),
  ]);
  const origins = storeOrigins();
  const storefront = currentStorefront();
  const menu = menuLinks(main, origins);
  return (
    <CartProvider storeSiteUrl={serverConfig().storeSiteUrl}>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={storefront.name}
        href="/opensearch.xml"
      />
      <SkipLink />
      <ConsentHost />
      <InternalSaleHost />
      <PromoBar text="Frete Grátis Brasil" href={null} />
      <Header
        storefront={storefront}
        menu={menu}
        accessHref={storeSiteHref('/checkout/acesso')}
        accountHref={storeSiteHref('/minha-conta')}
        wishListHref={storeSiteHref('/minha-conta/lista-desejo/')}
        search={<HeaderSearch />}
        cart={<CartButton />}
      />
      <main id="conteudo">
        <Hearts>{children}</Hearts>
      </main>
      <Footer
        storefront={{ name: storefront.name, wordmark: storefront.wordmark, facts: storefront.facts }}
        year={new Date().getFullYear()}
        menus={menuLinks(footer, origins)}
        social={settings?.link.social ?? {}}
        newsletter={<NewsletterForm />}
        extra={<MostSearched links={mostSearched(menu, storefront.features.namesStandAlone)} />}
      />
      {popup ? <ExitPopupHost banner={popup} /> : null}
      <Tracking container={containerId(settings?.google.ga.gtm ?? '')} />
      <AfterLoad whatsApp={storefront.facts.whatsApp} />
    </CartProvider>
  );
}
