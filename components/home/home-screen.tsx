import type { ReactNode } from 'react';
import type { FeaturedCategory } from '@/lib/home/featured-categories';
import type { StageBanner } from '@/lib/home/stage-banners';
import { BrandStrip } from './brand-strip';
import { FeaturedCategories } from './featured-categories';
import type { Action, BrandTile } from './home-data';
import { HouseStage } from './house-stage';
import { MainStage } from './main-stage';
import { PitchBar } from './pitch-bar';

type Props = {
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
export function HomeScreen({ actions, banners, categories, brands, launches, more }: Props) {
  return (
    <>
      <MainStage
        title="Enxergar bem é uma questão de medida."
        lead="Armações escolhidas uma a uma e lentes no seu grau, com o cuidado de uma ótica de 1956."
        actions={actions}
        banners={banners}
      />
      <PitchBar />
      <FeaturedCategories categories={categories} />
      {launches}
      <BrandStrip brands={brands} />
      {more}
      <HouseStage
        title="Duas lojas, um ofício, desde 1956."
        text="Medimos, montamos e ajustamos. Venha sentar com a gente, experimentar sem pressa e sair enxergando melhor."
        action={{ label: 'Conheça a Meridiano', href: '/pagina/quem-somos' }}
      />
    </>
  );
}
