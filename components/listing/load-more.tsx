'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { pageOf } from '@/lib/listing/paging';
import styles from './listing.module.css';
import type { MoreProducts, tellPage } from './more-products';
import type { MoreStart } from './more-start';

type Module = {
  MoreProducts: typeof MoreProducts;
  wasLeft: (href: string) => boolean;
  tellPage: typeof tellPage;
};

/** The part that shows them, once it was needed; module-wide, so that a return shows them at once. */
let known: Module | undefined;

/**
 * 'Carregar mais' beside the page links (A12): a link to the next page that, where script runs, adds its products to
 * these instead. Going back to the list finds them again.
 */
export function LoadMore(start: MoreStart) {
  const { page, href, offset, limit, total } = start;
  const [shown, setShown] = useState<Module | null>(() => (known?.wasLeft(href) ? known : null));

  // Without what was added the list is its own page again.
  useEffect(() => {
    if (!shown) known?.tellPage(page, pageOf(offset, limit));
  }, [shown, page, offset, limit]);

  if (shown) return <shown.MoreProducts {...start} />;
  if (offset + limit >= total) return null;

  async function load(event: MouseEvent<HTMLElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    known ??= await import('./more-products');
    setShown(known);
  }

  return (
    <p className={styles.more}>
      <LinkButton href={href} variant="secondary" onClickCapture={load}>
        Carregar mais
      </LinkButton>
    </p>
  );
}
