import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/shop-link';

type Props = { href: string | null; className: string | undefined; children: ReactNode };

/** A banner's link, or just what is in it when the banner leads nowhere. */
export function StageTile({ href, className, children }: Props) {
  if (href === null) return <div className={className}>{children}</div>;
  return (
    <ShopLink className={className} href={href}>
      {children}
    </ShopLink>
  );
}
