'use client';

import { useMemo } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { HeartIcon, UserIcon } from '@/components/ui/icons-account';
import { ChevronDownIcon } from '@/components/ui/icons-arrows';
import { GlassesIcon } from '@/components/ui/icons-shop';
import { useHistoryTravel } from '@/components/ui/use-history-travel';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { ShopLink } from './links';
import styles from './menu-drawer-panel.module.css';

type Props = {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
  menu: CompactJson<readonly MenuLink[]>;
  accountHref: string;
  wishListHref: string;
  measureHref?: string;
};

/** Drawer with the whole menu; following a link closes it, and so does Back. */
export function MenuDrawerPanel({ id, title, open, onClose, ...list }: Props) {
  useHistoryTravel(onClose);
  return (
    <Dialog id={id} open={open} onClose={onClose} title={title} side="left">
      <SideMenuList {...list} onNavigate={onClose} />
    </Dialog>
  );
}

/** An entry's icon and label; a small circle marks a highlighted one, as on wide screens. */
function EntryName({ item: { icon, label, isHighlighted } }: { item: MenuLink }) {
  return (
    <span className={styles.name} data-highlighted={isHighlighted ? '' : undefined}>
      {icon ? <img className={styles.icon} src={icon} alt="" width={24} height={24} loading="lazy" /> : null}
      {label}
    </span>
  );
}

type Level = '1' | '2';

function ChildEntry({ item, level, onNavigate }: { item: MenuLink; level: Level; onNavigate: () => void }) {
  return (
    <li>
      {item.href === null ? (
        <span className={styles.child} data-level={level}>
          <EntryName item={item} />
        </span>
      ) : (
        <ShopLink
          className={styles.child}
          data-level={level}
          href={item.href}
          target={item.target}
          onClick={onNavigate}
        >
          <EntryName item={item} />
        </ShopLink>
      )}
    </li>
  );
}

/** An entry with children, collapsed. */
function GroupEntry({ item, onNavigate }: { item: MenuLink; onNavigate: () => void }) {
  return (
    <li>
      <details name="menu-lateral-grupo">
        <summary className={`spread ${styles.group}`}>
          <EntryName item={item} />
          <ChevronDownIcon />
        </summary>
        <ul className={styles.children}>
          {[...withWhole(item), ...item.children].map((leaf) => (
            <ChildEntry item={leaf} level="2" onNavigate={onNavigate} key={`${leaf.href}${leaf.label}`} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const MenuEntry = (props: { item: MenuLink; onNavigate: () => void }) =>
  props.item.children.length > 0 ? <GroupEntry {...props} /> : <ChildEntry {...props} level="1" />;

/** Link to the whole category of a collapsed entry. */
const withWhole = ({ href, label, target }: MenuLink): MenuLink[] =>
  href === null ? [] : [{ label: `Ver tudo em ${label}`, href, ...(target && { target }), children: [] }];

type TopEntryProps = { item: MenuLink; isOpen: boolean; onNavigate: () => void };

function TopEntry({ item, isOpen, onNavigate }: TopEntryProps) {
  if (item.children.length === 0) {
    return item.href === null ? (
      <span className={`spread ${styles.link}`}>
        <EntryName item={item} />
      </span>
    ) : (
      <ShopLink
        className={`spread ${styles.link}`}
        href={item.href}
        target={item.target}
        onClick={onNavigate}
      >
        <EntryName item={item} />
      </ShopLink>
    );
  }
  return (
    <details name="menu-lateral" open={isOpen}>
      <summary className={`spread ${styles.summary}`}>
        <EntryName item={item} />
        <ChevronDownIcon />
      </summary>
      <ul className={styles.children}>
        {[...withWhole(item), ...item.children].map((child) => (
          <MenuEntry item={child} onNavigate={onNavigate} key={`${child.href}${child.label}`} />
        ))}
      </ul>
    </details>
  );
}

const helpLink = (label: string, href: string): MenuLink => ({ label, href, children: [] });

/** Help pages, which otherwise are only linked at the end of a page; they belong to the shop, on every platform. */
const HELP: MenuLink = {
  label: 'Ajuda',
  href: null,
  children: [
    helpLink('Perguntas frequentes', '/pagina/perguntas-frequentes'),
    helpLink('Troca e devolução', '/pagina/troca-e-devolucao'),
    helpLink('Fale com a gente', '/pagina/contato'),
  ],
};

type SideMenuListProps = {
  menu: CompactJson<readonly MenuLink[]>;
  accountHref: string;
  wishListHref: string;
  measureHref?: string;
  /** Called when a link is followed. */
  onNavigate: () => void;
};

/** Account, favourites and the shopper's measurements, then the menu entries and help. */
function SideMenuList({ menu, accountHref, wishListHref, measureHref, onNavigate }: SideMenuListProps) {
  const items = useMemo(() => decodeCompactJson(menu), [menu]);
  return (
    <div className={styles.root}>
      <ul className={styles.account}>
        <li>
          <a className={styles.child} href={accountHref} onClick={onNavigate}>
            <UserIcon />
            Minha conta
          </a>
        </li>
        <li>
          <a className={styles.child} href={wishListHref} onClick={onNavigate}>
            <HeartIcon />
            Meus favoritos
          </a>
        </li>
        {measureHref ? (
          <li>
            <ShopLink className={styles.child} href={measureHref} onClick={onNavigate}>
              <GlassesIcon />
              Minha medida
            </ShopLink>
          </li>
        ) : null}
      </ul>
      <nav aria-label="Menu">
        <ul>
          {[...items, HELP].map((item, index) => (
            <li className={styles.entry} key={`${item.href}${item.label}`}>
              {/* Most shoppers look for what the shop sells first. */}
              <TopEntry item={item} isOpen={index === 0} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
