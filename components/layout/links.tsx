import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Link without prefetch; a plain anchor for external URLs. */
export function ShopLink({ href, target, rel, ...rest }: Props) {
  const isNewTab = target === '_blank';
  // Omit undefined attributes: every key of a menu link is serialised into the page.
  const attributes = { ...rest, ...(isNewTab ? { target, rel: 'noopener' } : rel ? { rel } : {}) };
  if (href.startsWith('/') && !href.startsWith('//')) {
    return <Link href={href} prefetch={false} {...attributes} />;
  }
  return <a href={href} {...attributes} />;
}

type LinkListProps = {
  /** `icon` is the URL of a small picture, if any. */
  links: readonly { label: string; href: string; icon?: string }[];
  className?: string;
  linkClassName?: string;
  /** Class and size (CSS px) of the icons. */
  icons?: { className?: string; width: number; height: number };
};

/** List of links; renders nothing without links, because screen readers announce empty lists. */
export function LinkList({ links, className, linkClassName, icons }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <ShopLink className={linkClassName} href={href}>
            {icons && icon ? <img {...icons} src={icon} alt="" loading="lazy" /> : null}
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Entry of a menu; `href` is safe for an anchor, null for a heading. */
export type MenuLink = {
  label: string;
  href: string | null;
  /** `_blank` opens a new tab; any other value is ignored. */
  target: string;
  /** Highlighted: larger in panels, marked in the bar. */
  destaque: boolean;
  /** URL of a small picture; `''` for none. */
  icone: string;
  children: MenuLink[];
};
