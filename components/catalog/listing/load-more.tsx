'use client';

import { lazy, type MouseEvent, startTransition, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import styles from './listing.module.css';
import { isPlainClick } from './listing-link';
import { useListingMemory } from './listing-memory';
import type { MoreProductsProps } from './more-products';

const loadMoreProducts = () => import('./more-products');

const MoreProducts = lazy(async () => ({ default: (await loadMoreProducts()).MoreProducts }));

/**
 * 'Carregar mais' as the last entry of the grid, in the cells that grouped colours leave free. It is a link to the next
 * page; with JavaScript it adds the products of that page to this one. Going back in the browser restores them.
 */
export function LoadMore(props: MoreProductsProps) {
  const { href, offset, limit, total, grouped } = props;
  const { added } = useListingMemory();
  const [isExpanded, setExpanded] = useState(() => added.has(href) && window.history.state?.addedTo === href);

  if (isExpanded) return <MoreProducts {...props} />;
  const left = total - offset - limit;
  if (left <= 0) return null;

  async function expand(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    try {
      await loadMoreProducts();
    } catch (error) {
      console.error(error);
      window.location.assign(href);
      return;
    }
    added.delete(href);
    startTransition(() => setExpanded(true));
  }

  return (
    <li className={styles.more} data-models={grouped}>
      {`Mais ${left} ${left === 1 ? 'produto' : 'produtos'}`}
      <LinkButton href={href} variant="secondary" onClickCapture={expand}>
        Carregar mais
      </LinkButton>
    </li>
  );
}
