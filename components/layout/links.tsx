import Link from 'next/link';
import type { LinkAttributes } from '@/components/ui/button';

/** Link without prefetch; a plain anchor for external URLs. */
export function ShopLink({ href, target, rel, ...rest }: LinkAttributes) {
  const isNewTab = target === '_blank';
  // Omit undefined attributes, because every key of a menu link is serialised into the page.
  const attributes = { ...rest, ...(isNewTab ? { target, rel: 'noopener' } : rel ? { rel } : {}) };
  if (href.startsWith('/') && !href.startsWith('//')) {
    return <Link href={href} prefetch={false} {...attributes} />;
  }
  return <a href={href} {...attributes} />;
}

type LinkListProps = {
  /** Without an `href` only the label is shown; `icon` is the URL of a small picture, if any. */
  links: readonly { label: string; href: string | null; target?: string; icon?: string }[];
  className?: string | undefined;
  linkClassName?: string | undefined;
  /** Class and size (CSS px) of the icons. */
  icons?: { className?: string | undefined; width: number; height: number };
};

/** List of links; renders nothing without links, because screen readers announce empty lists. */
export function LinkList({ links, className, linkClassName, icons }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ label, href, target, icon }) => (
        <li key={`${href}${label}`}>
          {href === null ? (
            label
          ) : (
            <ShopLink className={linkClassName} href={href} target={target}>
              {icons && icon ? <img {...icons} src={icon} alt="" loading="lazy" /> : null}
              {label}
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  );
}
