import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import type { EclipseDrawing } from '@/lib/storefront/storefront';
import styles from './black-friday-screen.module.css';
import { CampaignHero } from './campaign-hero';
import type { CampaignCategory } from './campaign-link';
import { CategoryIndex } from './category-index';
import { FrameStyles } from './frame-styles';
import { HowTo } from './how-to';
import night from './night.module.css';
import { TwinStage } from './twin-stage';

type Props = {
  eclipse: EclipseDrawing;
  /** The shop's first categories; parts that need them are left out when there are none. */
  categories: readonly CampaignCategory[];
  /** Row of products, or null. */
  products: ReactNode;
};

/** Campaign page after Black Friday (BF-01 to BF-06): black in both colour schemes, whole without the platform. */
export function BlackFridayScreen({ eclipse, categories, products }: Props) {
  return (
    <div className={night.night} data-bleed="end">
      <CampaignHero actions={categories.slice(0, 2)} eclipse={eclipse} />
      <HowTo />
      {products === null ? null : (
        <div className={styles.products}>
          <Container>{products}</Container>
        </div>
      )}
      <FrameStyles />
      <TwinStage categories={categories} />
      <CategoryIndex categories={categories} />
    </div>
  );
}
