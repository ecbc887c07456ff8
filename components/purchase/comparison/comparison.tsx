'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductTiles } from '@/components/catalog/product/product-tiles';
import { EmptyList, type WayOn } from '@/components/purchase/empty-list';
import { LinkButton } from '@/components/ui/button';
import { GlassesIcon } from '@/components/ui/icons-shop';
import { lastVisited } from '@/lib/browser/location';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { splitSize } from '@/lib/catalog/product/size-address';
import { useConsent } from '@/lib/consent/consent';
import { MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table';
import { type Compared, useCompared } from './use-compared';

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

/** The list to choose another product from: one of a compared product's, as the shopper left it, else the widest. */
function useListHref(compared: readonly Compared[] | null, ways: readonly WayOn[]): string {
  const lists = (compared ?? []).flatMap(({ product }) => product?.lists ?? []);
  const key = lists.join(' ');
  const [visited, setVisited] = useState<string | null>(null);
  useEffect(() => setVisited(lastVisited(key.split(' '))), [key]);
  return visited ?? lists[0] ?? ways[0]?.href ?? '/';
}

type Props = {
  /** Lists of the shop. */
  ways: readonly WayOn[];
  /** Products that many look for. */
  popular: ReactNode;
};

/** Up to four products side by side. Nothing in the page as served, which is the same for everybody. */
export function Comparison({ ways, popular }: Props) {
  const { compared, remove, chooseSize } = useCompared();
  const listHref = useListHref(compared, ways);
  const candidates = useCandidates(compared?.map(({ path }) => path) ?? []);
  const content = useKeptFocus(compared?.length);
  if (compared === null) return null;
  return (
    <div className={styles.comparison} ref={content}>
      {compared.length > 0 ? (
        <ComparisonTable
          compared={compared}
          onRemove={remove}
          onChooseSize={chooseSize}
          listHref={listHref}
        />
      ) : (
        <EmptyList
          icon={<GlassesIcon />}
          title="Nenhuma armação para comparar ainda"
          text="Na página de uma armação, abra ‘Comparar lado a lado’: medidas, preço e lentes de até quatro, juntas."
          ways={ways}
          popular={popular}
        />
      )}
      {compared.length > 1 && compared.length < MAX_COMPARED ? (
        <div>
          <LinkButton href={listHref} variant="secondary">
            Escolher outra armação
          </LinkButton>
        </div>
      ) : null}
      {compared.length < MAX_COMPARED && candidates.length > 0 ? <Candidates links={candidates} /> : null}
      {compared.length === MAX_COMPARED ? <p>São até quatro por vez: remova uma para trazer outra.</p> : null}
    </div>
  );
}
