import { LinkList, ShopLink } from '@/components/layout/links';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import type { CampaignCategory } from './campaign-links';
import styles from './campaign-menu.module.css';

type Props = {
  /** Heading, such as 'Óculos por formato'. */
  name: string;
  categories: readonly CampaignCategory[];
};

/** Category menu of a landing page, with subcategories as drawings. */
export function CampaignMenu({ name, categories }: Props) {
  if (categories.length === 0) return null;
  return (
    // Different from the names of other menus on the page, to which the shop may have given the same name.
    <nav className={styles.menu} aria-label={`Campanha: ${name}`}>
      <h2 className="visually-hidden">{name}</h2>
      {categories.map(({ label, href, links }) => (
        <div className={styles.category} key={href}>
          <ShopLink className={`tap ${styles.name}`} href={href}>
            {label}
            <ArrowRightIcon />
          </ShopLink>
          <LinkList
            links={links}
            className={styles.subcategories}
            linkClassName={styles.subcategory}
            icons={{ className: styles.drawing, width: 64, height: 32 }}
          />
        </div>
      ))}
    </nav>
  );
}
