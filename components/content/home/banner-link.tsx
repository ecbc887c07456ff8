import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/links';

type Props = { href: string | null; className: string | undefined; children: ReactNode };

/** Wraps a banner in a link, or in a plain box when it has no href. */
export function BannerLink({ href, className, children }: Props) {
  if (href === null) return <div className={className}>{children}</div>;
  return (
    <ShopLink className={className} href={href}>
      {children}
    </ShopLink>
  );
}
