import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { crumbsOf } from '@/lib/listing/crumbs';
import { listingHeading } from '@/lib/listing/heading';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Banner } from '@/lib/store-api/schemas/vitrine';
import styles from './listing.module.css';
import { ListingBanner } from './listing-banner';

type Props = {
  listagem: Pick<Listagem, 'conteudo' | 'estrutura'>;
  banner?: Banner | null;
  /** Sanitised description of the category, brand or landing page. */
  descricao?: ReactNode;
  /** The working part: see ProductArea. */
  produtos: ReactNode;
  /** Blocks under the list, each with its own width: brand strip, reviews. */
  children?: ReactNode;
};

/** Usual template of a category, brand, landing page or search listing (LIST-01 to LIST-14). */
export function ListingScreen({ listagem, banner, descricao, produtos, children }: Props) {
  return (
    <div className={styles.screen}>
      <Container>
        <div className={styles.top}>
          <Breadcrumb items={crumbsOf(listagem.estrutura.breadcrumb)} />
          {banner ? <ListingBanner banner={banner} /> : null}
          <header className={styles.head}>
            <h1 className={styles.title}>{listingHeading(listagem)}</h1>
            {descricao}
          </header>
        </div>
        {produtos}
      </Container>
      {children}
    </div>
  );
}
