'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { choiceFromLink } from '@/lib/catalog/listing/choices';
import { useListing } from './listing-provider';

/** True for a press that stays in this tab: other buttons and keys held down are left to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

type Props = ComponentProps<'a'> & {
  href: string;
  /** The link opens a whole list instead of changing this one: 'Limpar tudo'. */
  replacesAll?: boolean;
};

/** Anchor to the list with one more choice, or to another list, followed without reloading the document. */
export function ListingLink({ href, replacesAll, ...anchor }: Props) {
  const { page, facets, choose, isLastUsed } = useListing();

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // The second click of a double click on one link is not another choice.
    if (event.detail > 1 && isLastUsed(link)) return;
    choose(choiceFromLink(page, facets, href, replacesAll), link);
  }

  return <a {...anchor} href={href} onClick={onClick} />;
}
