import { ShopLink } from '@/components/layout/shop-link';
import styles from './brands-band.module.css';
import type { CampaignLink } from './campaign-link';

/** Brands of the shop in large type, from edge to edge on a black page (VARIANT-05); nothing without brands. */
export function BrandsBand({ brands }: { brands: readonly CampaignLink[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="marcas-da-pagina">
      <h2 className={styles.title} id="marcas-da-pagina">
        Navegue Por Marca
      </h2>
      <ul className={styles.list}>
        {brands.map(({ label, href }) => (
          <li key={href}>
            <ShopLink className={styles.brand} href={href}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
