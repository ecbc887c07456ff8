import { Container } from '@/components/layout/container';
import { LinkList, ShopLink } from '@/components/layout/links';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import type { CampaignCategory } from './campaign-links';
import styles from './category-index.module.css';

/** Categories with links to their subcategories; null if the menu is empty. */
export function CategoryIndex({ categories }: { categories: readonly CampaignCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.index} aria-labelledby="por-onde-comecar">
      <Container>
        <h2 className={styles.title} id="por-onde-comecar">
          Por onde começar
        </h2>
        <ul className={styles.list}>
          {categories.map(({ label, href, links }) => (
            <li className={styles.category} key={href}>
              <ShopLink className={styles.link} href={href}>
                {label}
                <ArrowRightIcon />
              </ShopLink>
              <LinkList
                links={links}
                className={styles.subcategories}
                linkClassName={`tap ${styles.subcategory}`}
              />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
