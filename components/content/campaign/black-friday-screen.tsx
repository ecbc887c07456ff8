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

/** Id of the heading above the products. */
export const PRODUCTS_ID = 'ofertas';

type Props = {
  eclipse: EclipseDrawing;
  breadcrumb: readonly Crumb[];
  /** The shop's first categories; if empty, sections that need them are left out. */
  categories: readonly CampaignCategory[];
  /** A row of products with the heading `PRODUCTS_ID`, or null. */
  products: ReactNode;
  /** Date (UTC) of the Black Friday that the campaign is for. */
  friday: Date;
  /** Whether that day has passed. */
  isOver: boolean;
};

/** Black Friday campaign page: dark in both colour schemes, and complete even if the platform returns nothing. */
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
