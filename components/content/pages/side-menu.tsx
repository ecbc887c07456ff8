import { ShopLink } from '@/components/layout/links';
import { ChevronDownIcon } from '@/components/ui/icons-arrows';
import { rotaHref } from '@/lib/catalog/hrefs';
import type { Pagina } from '@/lib/platform/schemas/page-content';
import styles from './side-menu.module.css';

export type SideMenuGroup = { title: string; links: readonly { label: string; href: string }[] };

/** Side menu of text pages: open on wide screens, collapsed on phones by its parent. */
export function SideMenu({ group, currentPath }: { group: SideMenuGroup; currentPath: string }) {
  return (
    <nav aria-label={group.title}>
      <details className={styles.menu} open>
        <summary className={`spread ${styles.title}`}>
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

/** The second menu is the help menu, whatever the platform calls it. */
const HELP_TITLE = 'Ajuda';

/** Side menus of a page; entries without a label or without an address in this shop are left out. */
export function toSideMenuGroups(menu: Pagina['conteudo']['menu']): SideMenuGroup[] {
  return menu.map(({ nome, paginas }, index) => ({
    title: index === 1 ? HELP_TITLE : nome || 'Sobre',
    links: paginas.flatMap(({ nome: label, rota }) => {
      const href = rotaHref(rota);
      return href === null || label === '' ? [] : [{ label, href }];
    }),
  }));
}
