'use client';

import { useEffect, useState } from 'react';
import { ProductTiles } from '@/components/catalog/product/product-tiles';
import { LinkList } from '@/components/layout/links';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { offersFor, type SearchStart } from '@/lib/catalog/search/search-offers';
import { useConsent } from '@/lib/consent/consent';
import styles from './search-start.module.css';

const MAX_VIEWED = 6;

/** Recently viewed products, if they may be stored in this browser. */
function useViewed(): readonly ProductLink[] {
  const mayStore = useConsent()?.preferences === true;
  const [viewed, setViewed] = useState<readonly ProductLink[]>([]);
  useEffect(() => setViewed(viewedProducts(mayStore).slice(0, MAX_VIEWED)), [mayStore]);
  return viewed;
}

type Props = {
  start: SearchStart;
  /** What the shopper typed so far; offers that match it are shown alone. */
  text: string;
};

/** Content of the search box without suggestions: categories, popular searches and recently viewed products. */
export function SearchStartPanel({ start, text }: Props) {
  const viewed = useViewed();
  const offers = offersFor(text, start);
  const groups = [
    { id: 'busca-categorias', title: 'Categorias', links: offers.categories },
    { id: 'busca-populares', title: start.popularTitle, links: offers.popular },
    { id: 'busca-marcas', title: 'Marcas', links: offers.brands },
  ].filter(({ links }) => links.length > 0);
  return (
    <div className={styles.start}>
      {start.hint ? <p className={styles.hint}>{start.hint}</p> : null}
      {groups.map(({ id, title, links }) => (
        <nav aria-labelledby={id} key={id}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <LinkList links={links} className={styles.links} linkClassName={`tap ${styles.link}`} />
        </nav>
      ))}
      {viewed.length > 0 ? (
        <section className={styles.viewed} aria-labelledby="busca-vistos">
          <h2 className={styles.title} id="busca-vistos">
            Vistos recentemente
          </h2>
          <ProductTiles links={viewed} />
        </section>
      ) : null}
    </div>
  );
}
