'use client';

import { LinkButton } from '@/components/ui/link-button';
import { Container } from './container';
import styles from './main-menu.module.css';
import type { MenuLink } from './menu-link';
import { MenuToggle } from './menu-toggle';
import { ShopLink } from './shop-link';

function Entry({ item, className }: { item: MenuLink; className: string | undefined }) {
  const content = (
    <>
      {item.icone ? (
        <img className={styles.icon} src={item.icone} alt="" width={24} height={24} loading="lazy" />
      ) : null}
      {item.label}
    </>
  );
  const destaque = item.destaque ? '' : undefined;
  if (item.href === null) {
    return (
      <span className={className} data-destaque={destaque}>
        {content}
      </span>
    );
  }
  return (
    <ShopLink className={className} href={item.href} target={item.target} data-destaque={destaque}>
      {content}
    </ShopLink>
  );
}

function Panel({ item, id }: { item: MenuLink; id: string }) {
  return (
    <div className={styles.panel} id={id}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <p className={styles.title}>{item.label}</p>
            {item.href === null ? null : (
              <LinkButton href={item.href} variant="secondary" size="sm">
                Ver tudo
              </LinkButton>
            )}
          </div>
          <ul className={styles.groups}>
            {item.children.map((group) => (
              <li className={styles.group} key={`${group.href}${group.label}`}>
                <Entry item={group} className={styles.heading} />
                {group.children.length > 0 ? (
                  <ul>
                    {group.children.map((leaf) => (
                      <li key={`${leaf.href}${leaf.label}`}>
                        <Entry item={leaf} className={styles.leaf} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </div>
  );
}

/**
 * Menu bar of wide screens with a panel under each entry that has children (HEAD-07, HEAD-12). A client component
 * although it does nothing there: so the page's payload carries the entries once instead of all their markup.
 */
export function MainMenu({ items, id = 'menu' }: { items: readonly MenuLink[]; id?: string }) {
  return (
    <nav aria-label="Menu principal">
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li className={styles.entry} key={`${item.href}${item.label}`}>
            <Entry item={item} className={styles.link} />
            {item.children.length > 0 ? (
              <>
                <MenuToggle label={item.label} controls={`${id}-${index}`} className={styles.toggle} />
                <Panel item={item} id={`${id}-${index}`} />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
