'use client';

import { ChevronDownIcon } from '@/components/ui/icons-controls';
import { HeartIcon, UserIcon } from '@/components/ui/icons-shop';
import type { MenuLink } from './menu-link';
import { ShopLink } from './shop-link';
import styles from './side-menu-list.module.css';

type Level = '1' | '2';

function Child({ item, level, onLeave }: { item: MenuLink; level: Level; onLeave: () => void }) {
  return (
    <li>
      {item.href === null ? (
        <span className={styles.child} data-level={level}>
          {item.label}
        </span>
      ) : (
        <ShopLink
          className={styles.child}
          data-level={level}
          href={item.href}
          target={item.target}
          onClick={onLeave}
        >
          {item.icone ? (
            <img className={styles.icon} src={item.icone} alt="" width={24} height={24} loading="lazy" />
          ) : null}
          {item.label}
        </ShopLink>
      )}
      {item.children.length > 0 ? (
        <ul className={styles.children}>
          {item.children.map((leaf) => (
            <Child item={leaf} level="2" onLeave={onLeave} key={`${leaf.href}${leaf.label}`} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function TopEntry({ item, onLeave }: { item: MenuLink; onLeave: () => void }) {
  if (item.children.length === 0) {
    return item.href === null ? (
      <span className={styles.link}>{item.label}</span>
    ) : (
      <ShopLink className={styles.link} href={item.href} target={item.target} onClick={onLeave}>
        {item.label}
      </ShopLink>
    );
  }
  return (
    <details name="menu-lateral">
      <summary className={styles.summary}>
        {item.label}
        <ChevronDownIcon />
      </summary>
      <ul className={styles.children}>
        {item.href === null ? null : (
          <Child
            item={{ ...item, label: `Ver tudo em ${item.label}`, icone: '', children: [] }}
            level="1"
            onLeave={onLeave}
          />
        )}
        {item.children.map((child) => (
          <Child item={child} level="1" onLeave={onLeave} key={`${child.href}${child.label}`} />
        ))}
      </ul>
    </details>
  );
}

type Props = {
  items: readonly MenuLink[];
  accountHref: string;
  wishListHref: string;
  /** Called when a link is followed. */
  onLeave: () => void;
};

/** Content of the narrow screens' menu drawer, with account and favourites (HEAD-11). */
export function SideMenuList({ items, accountHref, wishListHref, onLeave }: Props) {
  return (
    <div className={styles.root}>
      <nav aria-label="Menu">
        <ul>
          {items.map((item) => (
            <li className={styles.entry} key={`${item.href}${item.label}`}>
              <TopEntry item={item} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.own}>
        <li>
          <a className={styles.child} href={accountHref} onClick={onLeave}>
            <UserIcon />
            Minha conta
          </a>
        </li>
        <li>
          <a className={styles.child} href={wishListHref} onClick={onLeave}>
            <HeartIcon />
            Meus favoritos
          </a>
        </li>
      </ul>
    </div>
  );
}
