import type { ReactNode } from 'react';
import type { FeaturedCategory } from '@/lib/home/featured-categories';
import type { StageBanner } from '@/lib/home/stage-banners';
import type { Storefront } from '@/lib/storefront/storefront';
import { BrandBanners } from './brand-banners';
import { BrandStrip } from './brand-strip';
import { FeaturedCategories } from './featured-categories';
import type { Action, BrandTile } from './home-data';
import styles from './home-screen.module.css';
import { HouseStage } from './house-stage';
import { MainStage } from './main-stage';
import { PitchBar } from './pitch-bar';
import { TrustSeals } from './trust-seals';

/** Stages that wait for the shopper, each with its place (HOME-18); null where there is nothing to wait for. */
export type LaterStages = {
  launches: ReactNode;
  styles: ReactNode;
  trends: ReactNode;
  testimonials: ReactNode;
  blog: ReactNode;
  social: ReactNode;
};

type Props = {
  storefront: Pick<Storefront, 'words' | 'symbol' | 'emblem'>;
  /** Where to start: the shop's first categories. */
  actions: readonly Action[];
  banners: readonly StageBanner[];
  pitch: readonly StageBanner[];
  categories: readonly FeaturedCategory[];
  brands: readonly BrandTile[];
  brandBanners: readonly StageBanner[];
  later: LaterStages;
};

/**
 * The home page as a sequence of stages, each with its own composition (HOME-02 to HOME-16). Empty parts leave no gap
 * (HOME-27).
 */
export function HomeScreen({
  storefront: { words, symbol, emblem },
  actions,
  banners,
  pitch,
  categories,
  brands,
  brandBanners,
  later,
}: Props) {
  return (
    <>
      <MainStage title={words.opening.title} lead={words.opening.lead} actions={actions} banners={banners} />
      <PitchBar banners={pitch} promise={words.promise} symbol={symbol} />
      <FeaturedCategories categories={categories} emblem={emblem} />
      {later.launches}
      {later.styles}
      <BrandStrip brands={brands} />
      <BrandBanners banners={brandBanners} />
      {later.trends}
      <div className={styles.room}>{later.testimonials}</div>
      {later.blog}
      {later.social}
      <TrustSeals />
      <HouseStage
        title={words.house.title}
        text={words.house.text}
        action={{ label: words.house.action, href: '/pagina/quem-somos' }}
      />
    </>
  );
}
