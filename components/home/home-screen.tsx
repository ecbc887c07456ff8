import type { ReactNode } from 'react';
import type { FeaturedCategory } from '@/lib/home/featured-categories';
import type { StageBanner } from '@/lib/home/stage-banners';
import type { StorefrontWords } from '@/lib/storefront/storefront';
import { BrandStrip } from './brand-strip';
import { FeaturedCategories } from './featured-categories';
import type { Action, BrandTile } from './home-data';
import { HouseStage } from './house-stage';
import { MainStage } from './main-stage';
import { PitchBar } from './pitch-bar';

type Props = {
  words: Pick<StorefrontWords, 'opening' | 'house'>;
  /** Where to start: the shop's first categories. */
  actions: readonly Action[];
  banners: readonly StageBanner[];
  categories: readonly FeaturedCategory[];
  brands: readonly BrandTile[];
  /** Showcase of launches, or its skeleton (HOME-07). */
  launches: ReactNode;
  /** Style and trend banners, posts, testimonials: whatever is there, in order. */
  more?: ReactNode;
};

/** The home page as a sequence of stages, each with its own composition. Empty parts leave no gap (HOME-27). */
export function HomeScreen({ words, actions, banners, categories, brands, launches, more }: Props) {
  return (
    <>
      <MainStage title={words.opening.title} lead={words.opening.lead} actions={actions} banners={banners} />
      <PitchBar />
      <FeaturedCategories categories={categories} />
      {launches}
      <BrandStrip brands={brands} />
      {more}
      <HouseStage
        title={words.house.title}
        text={words.house.text}
        action={{ label: words.house.action, href: '/pagina/quem-somos' }}
      />
    </>
  );
}
