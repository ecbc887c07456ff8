'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { choiceFromLink } from '@/lib/catalog/listing/choices';
import { useListing } from './listing-provider';

/** Whether a click stays in this tab; other mouse buttons and modifier keys are left to the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

type Props = ComponentProps<'a'> & {
  href: string;
  /** The link opens another list instead of changing this one: 'Limpar tudo'. */
  replacesAll?: boolean;
};

/** Link to the list with one more choice, or to another list, which is opened without reloading the document. */
export function ListingLink({ href, replacesAll, ...anchor }: Props) {
  const { page, facets, state, choose, isLastUsed } = useListing();

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // The second click of a double click on one link is not another choice.
    if (event.detail > 1 && isLastUsed(link)) return;
    choose(choiceFromLink(page, facets, href, replacesAll, state.get().choices), link);
  }

  return <a {...anchor} href={href} onClick={onClick} />;
}
