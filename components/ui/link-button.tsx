import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonLook } from './button';

type Props = Omit<ComponentProps<'a'>, 'className' | 'href'> & ButtonLook & { href: string };

/** Link that looks like a button. Addresses outside the shop (`https:`, `mailto:`…) become plain anchors. */
export function LinkButton({ href, variant, size, block, ...rest }: Props) {
  const look = buttonLook({ variant, size, block });
  if (!href.startsWith('/') || href.startsWith('//')) return <a {...look} href={href} {...rest} />;
  return <Link {...look} href={href} prefetch={false} {...rest} />;
}
