import { Container } from '@/components/layout/container';
import { LineArt } from '@/components/layout/line-art';
import { LinkList } from '@/components/layout/link-list';
import { ShopLink } from '@/components/layout/shop-link';
import type { FeaturedCategory } from '@/lib/home/featured-categories';
import type { LineDrawing } from '@/lib/storefront/storefront';
import styles from './featured-categories.module.css';

type Props = {
  categories: readonly FeaturedCategory[];
  /** Stands in for a missing picture. */
  emblem: LineDrawing;
};

/** Categories seen through lenses, with links to their parts below (HOME-05). */
export function FeaturedCategories({ categories, emblem }: Props) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Categorias em destaque">
      <Container>
        <ul className={styles.list}>
          {categories.map(({ label, href, image, links }) => (
            <li className={styles.item} key={href}>
              <ShopLink className={styles.link} href={href}>
                <span className={styles.lens}>
                  {image ? (
                    <img
                      className={styles.image}
                      src={image}
                      alt=""
                      width={480}
                      height={480}
                      loading="lazy"
                    />
                  ) : (
                    <LineArt className={styles.drawing} drawing={emblem} />
                  )}
                </span>
                <h2 className={styles.name}>{label}</h2>
              </ShopLink>
              <LinkList
                links={links}
                className={styles.subs}
                linkClassName={styles.sub}
                icons={{ className: styles.icon, width: 32, height: 16 }}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
