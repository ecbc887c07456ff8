import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import type { EclipseDrawing } from '@/lib/config/storefronts/storefront';
import styles from './black-landing.module.css';
import { CampaignBrands, type CampaignCategory, type CampaignLink } from './campaign-links';
import { CampaignMenu } from './campaign-menu';
import { type CampaignQuestion, CampaignQuestions } from './campaign-questions';
import darkScheme from './dark-scheme.module.css';
import { Eclipse } from './eclipse';

type Props = {
  eclipse: EclipseDrawing;
  title: string;
  breadcrumb: readonly Crumb[];
  /** Start of the description; null for none. */
  intro: ReactNode;
  /** Accessible name of the category menu. */
  menuName: string;
  categories: readonly CampaignCategory[];
  /** The listing with its filters. */
  products: ReactNode;
  brands: readonly CampaignLink[];
  /** Rest of the description; null for none. */
  description: ReactNode;
  /** '' for the default heading. */
  questionsTitle: string;
  questions: readonly CampaignQuestion[];
  footer: ReactNode;
};

/** Longest title, in characters, that fits the largest type in one or two lines. */
const SHORT_TITLE = 16;

/** Dark template for landing pages, in both colour schemes; empty sections are left out. */
export function BlackLanding({
  eclipse,
  title,
  breadcrumb,
  intro,
  products,
  description,
  footer,
  ...parts
}: Props) {
  return (
    <div className={darkScheme.dark} data-bleed="whole" data-scheme="dark">
      <Container>
        <header className={styles.hero}>
          <div className={styles.breadcrumb}>
            <Breadcrumb items={breadcrumb} />
          </div>
          <div className={styles.intro}>
            <h1 className={styles.title} data-long={title.length > SHORT_TITLE || undefined}>
              {title}
            </h1>
            {intro === null ? null : <div className={styles.lead}>{intro}</div>}
          </div>
          <div className={styles.art}>
            <Eclipse drawing={eclipse} />
          </div>
        </header>
        <CampaignMenu name={parts.menuName} categories={parts.categories} />
        <div className={styles.products}>{products}</div>
        <CampaignBrands brands={parts.brands} />
        {description === null ? null : <div className={styles.text}>{description}</div>}
        <CampaignQuestions title={parts.questionsTitle} questions={parts.questions} />
      </Container>
      {footer}
    </div>
  );
}
