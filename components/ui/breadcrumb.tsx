import './core-styles';
import Link from 'next/link';
import styles from './breadcrumb.module.css';

export type Crumb = { label: string; href: string | null };

/** Breadcrumb trail. The last item is the current page and never a link, whatever its `href`. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  const last = items.length - 1;
  return (
    <nav aria-label="Você está em" data-print="hide">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${href}${label}`} aria-current={index === last ? 'page' : undefined}>
            {index < last && href !== null ? (
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
