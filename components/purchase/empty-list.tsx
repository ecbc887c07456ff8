import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import styles from './empty-list.module.css';

/** A list of the shop. */
export type WayOn = { label: string; href: string };

type Props = {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  ways: readonly WayOn[];
  /** Addresses of product pictures, at most two; without any, the icon is alone. */
  pictures: readonly string[];
  /** Popular products. */
  popular: ReactNode;
};

/** An empty list of the shopper's, with links to products. */
export function EmptyList({ icon, title, text, ways, pictures, popular }: Props) {
  const shown = ways.length > 0 ? ways : [{ label: 'Ver os produtos', href: '/' }];
  return (
    <div className={styles.empty}>
      <div className={styles.lens} data-alone={pictures.length === 0 || undefined}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" width={455} height={341} />
        ))}
        {icon}
      </div>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      <ul className={styles.ways}>
        {shown.map(({ label, href }, index) => (
          <li key={href}>
            <LinkButton href={href} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      {popular}
    </div>
  );
}
