import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import type { LayoutStyles as Styles } from '@/lib/catalog/listing/custom-layout';
import { listingHeading } from '@/lib/catalog/listing/view';
import type { Banner } from '@/lib/platform/schemas/blocks';
import type { Listagem } from '@/lib/platform/schemas/listing';
import styles from './listing.module.css';

type Props = {
  listing: Pick<Listagem, 'conteudo' | 'estrutura'>;
  /** Heading of the page; by default that of the listing. */
  title?: string;
  /** Address of the brand's logo; '' for none. */
  logo?: string;
  banner?: Banner | null;
  /** Sanitised description of the category, brand or landing page. */
  description?: ReactNode;
  /** The interactive part: see ProductArea. */
  products: ReactNode;
  /** Blocks below the list, each with its own width: brand strip, reviews. */
  children?: ReactNode;
};

/** Default template of a category, brand, landing page or search listing. */
export function ListingScreen({ listing, title, logo, banner, description, products, children }: Props) {
  return (
    <div className={styles.screen}>
      <Container>
        <div className={styles.flow}>
          <div className={styles.top}>
            <Breadcrumb items={breadcrumbItems(listing.estrutura.breadcrumb)} />
            {banner ? <ListingBanner banner={banner} isWide={listing.conteudo.categoria !== null} /> : null}
            <header className={styles.head}>
              <h1 className={styles.title}>
                {title ?? listingHeading(listing)}
                {logo ? <img src={logo} alt="" width={160} height={56} loading="lazy" /> : null}
              </h1>
              {/* On phones a description follows the list, unless it is in a box: a brand's introduces its products. */}
              {listing.conteudo.marca && description ? <div>{description}</div> : description}
            </header>
          </div>
          {products}
        </div>
      </Container>
      {children}
    </div>
  );
}

/**
 * Banner above a listing, with a separate picture for screens narrower than 720 px. Category banners are wide; the
 * subject of brand and campaign banners is in the middle.
 */
function ListingBanner({ banner, isWide }: { banner: Banner; isWide: boolean }) {
  const desktop = banner.dimensoes.desktop?.imagem ?? '';
  const mobile = banner.dimensoes.mobile?.imagem ?? '';
  const src = desktop || mobile;
  if (src === '') return null;
  return (
    <picture className={isWide ? `${styles.banner} ${styles.wide}` : styles.banner}>
      {mobile ? <source media="(width < 720px)" srcSet={mobile} width={720} height={550} /> : null}
      {desktop ? <source media="(width >= 720px)" srcSet={desktop} width={1920} height={480} /> : null}
      <img src={src} alt={banner.alt || banner.nome} width={1920} height={480} fetchPriority="high" />
    </picture>
  );
}

/** Element that the platform's style sheet for this listing is scoped to. */
export function LayoutStyles({ stylesheet, children }: { stylesheet: Styles | null; children: ReactNode }) {
  if (stylesheet === null) return children;
  return (
    <div {...stylesheet.scope}>
      <link rel="stylesheet" href={stylesheet.href} precedence="layout" />
      {children}
    </div>
  );
}
