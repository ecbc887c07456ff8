import { LinkList } from '@/components/layout/link-list';
import { ShopLink } from '@/components/layout/shop-link';
import { ArrowRightIcon } from '@/components/ui/icons-controls';
import type { CampaignCategory } from './campaign-link';
import styles from './campaign-menu.module.css';

type Props = {
  /** Name of the menu: 'Óculos por formato'. */
  name: string;
  categories: readonly CampaignCategory[];
};

/** The glasses menu of a black page: categories, each with its shapes as drawings (VARIANT-04). */
export function CampaignMenu({ name, categories }: Props) {
  if (categories.length === 0) return null;
  return (
    <nav className={styles.menu} aria-labelledby="menu-da-campanha">
      <h2 className="visually-hidden" id="menu-da-campanha">
        {name}
      </h2>
      {categories.map(({ label, href, links }) => (
        <div className={styles.category} key={href}>
          <ShopLink className={styles.name} href={href}>
            {label}
            <ArrowRightIcon />
          </ShopLink>
          <LinkList
            links={links}
            className={styles.parts}
            linkClassName={styles.part}
            icons={{ className: styles.drawing, width: 64, height: 32 }}
          />
        </div>
      ))}
    </nav>
  );
}
