import type Link from 'next/link';
import type { ComponentProps } from 'react';

type Handler = 'onClick' | 'onMouseEnter' | 'onTouchStart';

/** Attributes of an anchor that next/link takes too; it refuses `undefined` for these handlers. */
export type LinkAttributes = Omit<ComponentProps<'a'>, 'href' | Handler> &
  Pick<ComponentProps<typeof Link>, Handler> & { href: string };
