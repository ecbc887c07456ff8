import { ShopLink } from '@/components/layout/shop-link';
import { ChevronDownIcon } from '@/components/ui/icons-controls';
import styles from './side-menu.module.css';

export type SideMenuGroup = { title: string; links: readonly { label: string; href: string }[] };

/** Side menu of text pages: open on wide screens; its frame folds it on narrow ones (INST-16, INST-17). */
export function SideMenu({ group, currentPath }: { group: SideMenuGroup; currentPath: string }) {
  return (
    <nav aria-label={group.title}>
      <details className={styles.menu} open>
        <summary className={styles.title}>
          {group.title}
          <ChevronDownIcon />
        </summary>
        <ul className={styles.list}>
          {group.links.map(({ label, href }) => (
            <li key={href}>
              <ShopLink
                className={styles.link}
                href={href}
                aria-current={href.replace(/\/+$/, '') === currentPath ? 'page' : undefined}
              >
                {label}
              </ShopLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
