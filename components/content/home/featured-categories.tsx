import { Container } from '@/components/layout/container';
import { LineArt } from '@/components/layout/drawings';
import { LinkList } from '@/components/layout/links';
import type { LineDrawing } from '@/lib/config/storefronts/storefront';
import type { FeaturedCategory } from '@/lib/content/featured-categories';
import { BannerLink } from './display-banner';
import styles from './featured-categories.module.css';

type Props = {
  categories: readonly FeaturedCategory[];
  /** Replaces a missing picture. */
  emblem: LineDrawing;
};

/** Featured categories in round frames, with links to their subcategories. */
export function FeaturedCategories({ categories, emblem }: Props) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Categorias em destaque">
      <Container>
        <ul className={styles.list}>
          {categories.map(({ label, href, image, links }) => (
            <li className={styles.item} key={`${href}${label}`}>
              <BannerLink className={styles.link} href={href}>
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
              </BannerLink>
              <LinkList
                links={links}
                className={styles.subcategories}
                linkClassName={styles.subcategory}
                icons={{ className: styles.icon, width: 32, height: 16 }}
              />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
