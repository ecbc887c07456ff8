import type { ReactNode } from 'react';
import { HydrateLater } from '@/components/ui/hydrate-later';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import type { DisplayBanner } from '@/lib/content/banners';
import type { FeaturedCategory } from '@/lib/content/featured-categories';
import { freeShippingText } from '@/lib/platform/prices';
import { AboutSection } from './about-section';
import { BenefitsBar } from './benefits-bar';
import { BrandBanners } from './brand-banners';
import { BrandStrip, type BrandTile } from './brand-strip';
import { FeaturedCategories } from './featured-categories';
import { type Action, HomeHero } from './home-hero';
import styles from './home-screen.module.css';
import { MeasureBand } from './measure-band';
import { NewsletterSection } from './newsletter-section';
import { TrustSeals } from './trust-seals';

/** Sections that load later; null if there are none. */
export type DeferredSections = {
  launches: ReactNode;
  popular: ReactNode;
  styles: ReactNode;
  trends: ReactNode;
  testimonials: ReactNode;
  blog: ReactNode;
  social: ReactNode;
};

type Props = {
  storefront: Pick<
    Storefront,
    'copy' | 'features' | 'icon' | 'emblem' | 'stores' | 'since' | 'freeShippingFrom'
  >;
  /** Links to the shop's first categories. */
  actions: readonly Action[];
  banners: readonly DisplayBanner[];
  benefitBanners: readonly DisplayBanner[];
  /** Leads to the measurement page; undefined without a picture for it. */
  measureBanner: DisplayBanner | undefined;
  categories: readonly FeaturedCategory[];
  brands: readonly BrandTile[];
  brandBanners: readonly DisplayBanner[];
  deferred: DeferredSections;
  /** Newsletter form that takes a name. */
  newsletterForm: ReactNode;
};

/** The home page; empty sections leave no gap. */
export function HomeScreen({
  storefront: { copy, features, icon, emblem, stores, since, freeShippingFrom },
  actions,
  banners,
  benefitBanners,
  measureBanner,
  categories,
  brands,
  brandBanners,
  deferred,
  newsletterForm,
}: Props) {
  return (
    <>
      <HomeHero
        title={copy.hero.title}
        lead={copy.hero.lead}
        actions={actions}
        hasMeasurements={features.measurements}
        banners={banners}
      />
      <BenefitsBar
        banners={benefitBanners}
        promise={copy.storeService}
        symbol={icon}
        freeShipping={freeShippingText(freeShippingFrom)}
      />
      {measureBanner ? <MeasureBand banner={measureBanner} /> : null}
      <HydrateLater>{deferred.launches}</HydrateLater>
      <HydrateLater position={2}>
        <FeaturedCategories categories={categories} emblem={emblem} />
      </HydrateLater>
      <HydrateLater position={3}>
        {deferred.styles}
        <BrandStrip className={styles.brands} brands={brands} />
        <BrandBanners banners={brandBanners} />
        {deferred.popular}
        {deferred.trends}
        <div className={styles.testimonials}>{deferred.testimonials}</div>
        {/* Far from the form in the footer, which asks for less. */}
        <NewsletterSection form={newsletterForm} />
        {deferred.blog}
        {deferred.social}
      </HydrateLater>
      <TrustSeals stores={stores} since={since} />
      <AboutSection
        title={copy.aboutTeaser.title}
        text={copy.aboutTeaser.text}
        action={{ label: copy.aboutTeaser.action, href: '/pagina/quem-somos' }}
      />
    </>
  );
}
