import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import type { Crumb } from '@/components/ui/breadcrumb';
import type { EclipseDrawing } from '@/lib/config/storefronts/storefront';
import styles from './black-friday-screen.module.css';
import { CampaignHero } from './campaign-hero';
import type { CampaignCategory } from './campaign-links';
import { CategoryIndex } from './category-index';
import darkScheme from './dark-scheme.module.css';
import { FrameStyles } from './frame-styles';
import { ShoppingTips } from './shopping-tips';
import { SunAndPrescription } from './sun-and-prescription';

/** Id of the heading over the products. */
export const PRODUCTS_ID = 'ofertas';

type Props = {
  eclipse: EclipseDrawing;
  breadcrumb: readonly Crumb[];
  /** The shop's first categories; sections that need them are left out when empty. */
  categories: readonly CampaignCategory[];
  /** A row of products under a heading of `PRODUCTS_ID`, or null. */
  products: ReactNode;
  /** The Black Friday that the campaign follows, a date in UTC. */
  friday: Date;
  /** Whether it has passed. */
  isOver: boolean;
};

/** Post-Black-Friday campaign page: dark in both colour schemes, and complete without the platform. */
export function BlackFridayScreen({ eclipse, breadcrumb, categories, products, friday, isOver }: Props) {
  const toProducts = products === null ? [] : [{ label: 'Ver os produtos', href: `#${PRODUCTS_ID}` }];
  return (
    <div className={darkScheme.dark} data-bleed="end" data-scheme="dark">
      <CampaignHero
        breadcrumb={breadcrumb}
        actions={[...toProducts, ...categories].slice(0, 2)}
        eclipse={eclipse}
        friday={friday}
        isOver={isOver}
      />
      {products === null ? null : (
        <div className={styles.products}>
          <Container>{products}</Container>
        </div>
      )}
      <ShoppingTips />
      <FrameStyles />
      <SunAndPrescription categories={categories} />
      <CategoryIndex categories={categories} />
    </div>
  );
}
