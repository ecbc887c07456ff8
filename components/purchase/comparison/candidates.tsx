'use client';

import { useRef } from 'react';
import tiles from '@/components/catalog/product/product-tiles.module.css';
import { Icon } from '@/components/ui/icons-core';
import { useNearViewport } from '@/components/ui/lazy-loading';
import type { CardPriceTexts } from '@/lib/catalog/card/card';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { useComparedProduct } from '@/lib/purchase/comparison/use-compared-product';
import styles from './candidates.module.css';

/**
 * A product that can be added. Prices of products saved on the device are not saved with them, because they may change.
 */
export type Candidate = ProductLink & { prices?: CardPriceTexts | undefined };

/** Links to this page with the product's path in the fragment, which adds it. */
function CandidateTile({ href, nome, imagem, prices: known }: Candidate) {
  const tile = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(tile);
  const { data } = useComparedProduct(known === undefined && isNear ? withoutSize(href) : null, (error) =>
    console.warn('The price of a product could not be read', error),
  );
  const prices = known ?? (data && inKeptSize(undefined, data, href).prices);
  return (
    <li ref={tile} className={styles.tile}>
      <a className={tiles.tile} href={`#${href}`}>
        {imagem ? <img src={imagem} alt="" width={240} height={180} loading="lazy" /> : null}
        <span className={styles.add}>
          <Icon d="M12 5v14M5 12h14" />
        </span>
        <span>
          <span className="visually-hidden">Comparar </span>
          {nome}
        </span>
      </a>
      <p className={styles.price}>
        {prices ? (
          <>
            <strong>{prices.amount}</strong>
            {prices.isPix ? ' à vista no PIX' : null}
          </>
        ) : null}
      </p>
    </li>
  );
}

type Props = {
  title: string;
  links: readonly Candidate[];
  /** Whether nothing is compared yet. */
  isFirst?: boolean;
};

/** Products in a scrolling row; one click adds one of them to the comparison. */
export function Candidates({ title, links, isFirst = false }: Props) {
  if (links.length === 0) return null;
  return (
    <section
      className={isFirst ? `${styles.candidates} ${styles.first}` : styles.candidates}
      aria-labelledby="comparar-mais"
    >
      <h2 id="comparar-mais">{title}</h2>
      <ul className={tiles.row}>
        {links.map((link) => (
          <CandidateTile key={link.href} {...link} />
        ))}
      </ul>
    </section>
  );
}
