import { ShopLink } from '@/components/layout/links';
import styles from './campaign-brands.module.css';

export type CampaignLink = { label: string; href: string };

/** `icon` is the drawing's URL, '' for none. */
type CampaignSubcategory = CampaignLink & { icon?: string };

/** A category with its subcategories; hrefs are already sanitised. */
export type CampaignCategory = CampaignLink & { links: readonly CampaignSubcategory[] };

/** Links to brands in large type across the page; null without brands. */
export function CampaignBrands({ brands }: { brands: readonly CampaignLink[] }) {
  if (brands.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="marcas-da-pagina">
      <h2 className={styles.title} id="marcas-da-pagina">
        Navegue Por Marca
      </h2>
      <ul className={styles.list}>
        {brands.map(({ label, href }) => (
          <li key={href}>
            <ShopLink className={`tap ${styles.brand}`} href={href}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
