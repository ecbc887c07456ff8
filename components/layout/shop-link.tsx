import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Link inside the shop without prefetch, or a plain anchor when it leaves the shop; new tabs get no opener. */
export function ShopLink({ href, target, rel, ...rest }: Props) {
  const blank = target === '_blank';
  // Absent attributes stay absent: every key of a menu link is written into the page's payload.
  const attributes = { ...rest, ...(blank ? { target, rel: 'noopener' } : rel ? { rel } : {}) };
  if (href.startsWith('/') && !href.startsWith('//')) {
    return <Link href={href} prefetch={false} {...attributes} />;
  }
  return <a href={href} {...attributes} />;
}
