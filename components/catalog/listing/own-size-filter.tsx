'use client';

import { useOwnFit } from '@/components/catalog/product/use-own-fit';
import { ownSizeLink } from '@/lib/catalog/listing/own-size';
import { frameSize } from '@/lib/catalog/product/frame-size';
import { ListingLink } from './listing-link';
import { useMarkedFacets } from './listing-provider';
import styles from './listing-toolbar.module.css';

/** The list's own filter of sizes, set to the one that suits the shopper's face; nothing without either. */
export function OwnSizeFilter() {
  const face = useOwnFit()?.measures.face;
  const { groups } = useMarkedFacets();
  if (!face) return null;
  const size = frameSize(face.value);
  const link = ownSizeLink(groups, size);
  if (link === null) return null;
  return (
    <ListingLink
      className={styles.chip}
      href={link.href}
      rel="nofollow"
      aria-current={link.ativo ? 'true' : undefined}
    >
      Serve em você: {size}
    </ListingLink>
  );
}
