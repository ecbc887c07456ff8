import type { ReactNode } from 'react';
import type { Banner } from '@/lib/platform/schemas/blocks';
import styles from './brand-head.module.css';
import { ListingBanner } from './listing-screen';

type Props = {
  title: string;
  /** Address of the logo, which replaces the title; '' for none. */
  logo: string;
  /** What the platform says about the brand. */
  description: ReactNode;
  banner: Banner | null;
};

/** Head of a brand's page: its logo, a few lines about it and a picture, low enough to leave room for products. */
export function BrandHead({ title, logo, description, banner }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {/* Search engines and agents read the text; the picture's appears only if the picture is missing. */}
        <span className={logo ? 'visually-hidden' : undefined}>{title}</span>
        {logo ? (
          <img className={styles.logo} src={logo} alt={title} aria-hidden="true" width={160} height={56} />
        ) : null}
      </h1>
      {description ? <div className={styles.text}>{description}</div> : null}
      {banner ? <ListingBanner banner={banner} className={styles.picture} /> : null}
    </header>
  );
}
