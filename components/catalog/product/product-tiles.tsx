import { ShopLink } from '@/components/layout/links';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import styles from './product-tiles.module.css';

/** Picture and name of a product as one link. */
function ProductTile({ href, nome, imagem }: ProductLink) {
  return (
    <ShopLink className={styles.tile} href={href}>
      {imagem ? <img src={imagem} alt="" width={240} height={180} loading="lazy" /> : null}
      {nome}
    </ShopLink>
  );
}

/** Products in a row that scrolls. */
export function ProductTiles({ links }: { links: readonly ProductLink[] }) {
  return (
    <ul className={styles.row}>
      {links.map((link) => (
        <li key={link.href}>
          <ProductTile {...link} />
        </li>
      ))}
    </ul>
  );
}
