import { Container } from '@/components/layout/container';
import { LinkList } from '@/components/layout/link-list';
import { ShopLink } from '@/components/layout/shop-link';
import { ArrowRightIcon } from '@/components/ui/icons-controls';
import type { CampaignCategory } from './campaign-link';
import styles from './category-index.module.css';

/** Ways on into the shop: categories and their parts; nothing when the menu is empty. */
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
              <LinkList links={links} className={styles.parts} linkClassName={styles.part} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
