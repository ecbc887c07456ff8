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
  /** Replaces heading, banner and description. */
  head?: ReactNode;
  banner?: Banner | null;
  /** Sanitised description of the category or landing page. */
  description?: ReactNode;
  /** The interactive part: see ProductArea. */
  products: ReactNode;
  /** Blocks below the list, each with its own width: brand strip, reviews. */
  children?: ReactNode;
};

/** Default template of a category, brand, landing page or search listing. */
export function ListingScreen({ listing, title, head, banner, description, products, children }: Props) {
  return (
    <div className={styles.screen}>
      <Container>
        <div className={styles.flow}>
          <div className={styles.top}>
            <Breadcrumb items={breadcrumbItems(listing.estrutura.breadcrumb)} />
            {head ?? (
              <>
                {banner ? (
                  <ListingBanner
                    banner={banner}
                    className={`${styles.banner} ${listing.conteudo.categoria === null ? '' : styles.wide}`}
                  />
                ) : null}
                <header className={styles.head}>
                  <h1 className={styles.title}>{title ?? listingHeading(listing)}</h1>
                  {description}
                </header>
              </>
            )}
          </div>
          {products}
        </div>
      </Container>
      {children}
    </div>
  );
}

type BannerProps = { banner: Banner; className: string | undefined };

/**
 * Banner above a listing, with a separate picture for screens of at most 720 px. Category banners are wide; the
 * subject of brand and campaign banners is in the middle.
 */
export function ListingBanner({ banner, className }: BannerProps) {
  const desktop = banner.dimensoes.desktop?.imagem ?? '';
  const mobile = banner.dimensoes.mobile?.imagem ?? '';
  const src = desktop || mobile;
  if (src === '') return null;
  return (
    <picture className={className}>
      {mobile ? <source media="(width <= 720px)" srcSet={mobile} width={720} height={550} /> : null}
      {desktop ? <source media="(width > 720px)" srcSet={desktop} width={1920} height={480} /> : null}
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
