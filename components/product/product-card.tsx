import Link from 'next/link';
import type { ReactNode } from 'react';
import { rotaHref } from '@/lib/listing/links';
import { displayPrices } from '@/lib/money/prices';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { CardAction } from './card-action';
import { CardPicture } from './card-picture';
import { CardPrices } from './card-prices';
import { ColourDots } from './colour-dots';
import { FilterMarks } from './filter-marks';
import styles from './product-card.module.css';
import { ProductSeals } from './product-seals';

type Props = {
  produto: Produto;
  /** Adds to the cart without visiting the page; pass it only for products that allow it (CARD-07). */
  comprar?: ReactNode;
  /** Favourite toggle (CARD-16). */
  favoritar?: ReactNode;
  whatsapp?: string;
  eager?: boolean;
  priority?: boolean;
};

/**
 * Product in a listing or showcase (CARD-01 to CARD-16). The name is the one link that covers the card; what
 * else can be pressed lies above it. A product without an address is shown but leads nowhere.
 */
export function ProductCard({
  produto,
  comprar,
  favoritar,
  whatsapp = '',
  eager = false,
  priority = false,
}: Props) {
  const { nome, status, marca, midias, selos, filtros, atributos } = produto;
  const precos = status === 'disponivel' ? displayPrices(produto.precos) : null;
  const href = produto.rota?.path ? rotaHref(produto.rota) : null;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <CardPicture nome={nome} midias={midias} eager={eager} priority={priority} />
        <ProductSeals selos={selos} />
      </div>
      <div className={styles.body}>
        {marca ? <p className={styles.brand}>{marca.nome}</p> : null}
        <h3 className={styles.name}>
          {href ? (
            <Link className={styles.link} href={href} prefetch={false}>
              {nome}
            </Link>
          ) : (
            nome
          )}
        </h3>
        {precos ? <CardPrices precos={precos} /> : null}
        <div className={styles.extras}>
          <ColourDots unico={atributos.unico} />
          <FilterMarks filtros={filtros} />
        </div>
        {href ? (
          <CardAction status={status} nome={nome} href={href} whatsapp={whatsapp} comprar={comprar} />
        ) : null}
      </div>
      {favoritar ? <div className={styles.favourite}>{favoritar}</div> : null}
    </article>
  );
}
