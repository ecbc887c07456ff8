'use client';

import { useEffect, useRef, useState } from 'react';
import { ProductTiles } from '@/components/catalog/product/product-tiles';
import { LinkButton } from '@/components/ui/button';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { splitSize } from '@/lib/catalog/product/size-address';
import { useConsent } from '@/lib/consent/consent';
import { MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/use-store';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table';
import { useCompared } from './use-compared';

/** Favourites of this device and products seen lately that are not compared yet, each once. */
function useCandidates(comparedPaths: readonly string[]): ProductLink[] {
  const mayStore = useConsent()?.preferences === true;
  const favourites = useStore(deviceFavourites);
  const [viewed, setViewed] = useState<ProductLink[]>([]);
  useEffect(loadFavourites, []);
  useEffect(() => setViewed(viewedProducts(mayStore)), [mayStore]);
  const productOf = (href: string) => splitSize(href).path;
  const links = new Map([...viewed, ...favourites].map((link) => [productOf(link.href), link]));
  const compared = comparedPaths.map(productOf);
  return [...links].flatMap(([path, link]) => (compared.includes(path) ? [] : [link]));
}

/** Each leads to this page with its path in the fragment, which adds it. */
function Candidates({ links }: { links: readonly ProductLink[] }) {
  return (
    <section className={styles.candidates} aria-labelledby="comparar-mais">
      <h2 id="comparar-mais">Comparar também</h2>
      <ProductTiles links={links.map((link) => ({ ...link, href: `#${link.href}` }))} />
    </section>
  );
}

/** Gives the focus to the table, or to the way out of the empty page, when the element that had it goes with its product. */
function useKeptFocus(count: number | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== count;
    before.current = count;
    if (!isChanged || document.activeElement !== document.body) return;
    content.current?.querySelector<HTMLElement>('[tabindex="0"], a')?.focus();
  }, [count]);
  return content;
}

/** Up to four products side by side. Nothing in the page as served, which is the same for everybody. */
export function Comparison() {
  const { compared, remove } = useCompared();
  const candidates = useCandidates(compared?.map(({ path }) => path) ?? []);
  const content = useKeptFocus(compared?.length);
  if (compared === null) return null;
  return (
    <div className={styles.comparison} ref={content}>
      {compared.length > 0 ? (
        <ComparisonTable compared={compared} onRemove={remove} />
      ) : (
        <div className={styles.empty}>
          <p>Nenhuma armação para comparar ainda. Em uma página de produto, abra ‘Comparar lado a lado’.</p>
          <LinkButton href="/">Ver os produtos</LinkButton>
        </div>
      )}
      {compared.length < MAX_COMPARED && candidates.length > 0 ? <Candidates links={candidates} /> : null}
      {compared.length === MAX_COMPARED ? <p>São até quatro por vez: remova uma para trazer outra.</p> : null}
    </div>
  );
}
