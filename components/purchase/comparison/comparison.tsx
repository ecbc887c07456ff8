'use client';

import { useEffect, useRef, useState } from 'react';
import { EmptyList, type WayOn } from '@/components/purchase/empty-list';
import { LinkButton } from '@/components/ui/button';
import { GlassesIcon } from '@/components/ui/icons-shop';
import { lastVisited } from '@/lib/browser/location';
import { isLensName } from '@/lib/catalog/product/loose-lenses';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { useConsent } from '@/lib/consent/consent';
import { MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import { type Candidate, Candidates } from './candidates';
import { MAX_IN_SLOT } from './compared-head';
import styles from './comparison.module.css';
import { ComparisonNotice } from './comparison-notice';
import { ComparisonTable } from './comparison-table';
import { type Compared, useCompared } from './use-compared';

/** This device's favourites, recently viewed products and popular products that are not being compared, each once; no lenses. */
function useCandidates(comparedPaths: readonly string[], popular: readonly Candidate[]): Candidate[] {
  const mayStore = useConsent()?.preferences === true;
  const favourites = useStore(deviceFavourites);
  const [viewed, setViewed] = useState<ProductLink[]>([]);
  useEffect(loadFavourites, []);
  useEffect(() => setViewed(viewedProducts(mayStore)), [mayStore]);
  const links = new Map<string, Candidate>();
  for (const link of [...favourites, ...viewed, ...popular])
    if (!isLensName(link.nome) && !links.has(withoutSize(link.href))) links.set(withoutSize(link.href), link);
  for (const path of comparedPaths) links.delete(withoutSize(path));
  return [...links.values()];
}

/**
 * If the focused element is removed with its product, or with the message about unread ones, moves the focus to the
 * table, or to the link on the empty page.
 */
function useKeptFocus(count: number | undefined, hasUnread: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const state = count === undefined ? undefined : `${count} ${hasUnread}`;
  const before = useRef(state);
  useEffect(() => {
    const isChanged = before.current !== undefined && before.current !== state;
    before.current = state;
    if (!isChanged || document.activeElement !== document.body) return;
    content.current?.querySelector<HTMLElement>('[tabindex="0"], a')?.focus();
  }, [state]);
  return content;
}

/**
 * The list to choose another product from: the last visited list that contains a compared product, otherwise the
 * broadest.
 */
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
  /** Popular products. */
  popular: readonly Candidate[];
};

/** Up to four products side by side. Empty in the served page, which is the same for everyone. */
export function Comparison({ ways, popular }: Props) {
  const list = useCompared();
  const { compared } = list;
  const listHref = useListHref(compared, ways);
  const candidates = useCandidates(compared?.map(({ path }) => path) ?? [], popular);
  const hasUnread = compared?.some(({ isUnread }) => isUnread) ?? false;
  const content = useKeptFocus(compared?.length, hasUnread);
  if (compared === null) return null;
  const count = compared.length;
  const inSlot = count === 1 ? candidates.slice(0, MAX_IN_SLOT) : [];
  return (
    <div className={styles.comparison} ref={content}>
      <ComparisonNotice {...list} hasUnread={hasUnread} />
      {count > 0 ? (
        <div className={styles.frames} data-two={count === 2 || undefined}>
          <ComparisonTable
            compared={compared}
            onRemove={list.remove}
            onChooseSize={list.chooseSize}
            listHref={listHref}
            candidates={inSlot}
          />
          {count > 1 && count < MAX_COMPARED ? (
            <div className={styles.add}>
              <LinkButton href={listHref} variant="secondary">
                Escolher outra armação
              </LinkButton>
            </div>
          ) : null}
        </div>
      ) : (
        <EmptyList
          icon={<GlassesIcon />}
          title="Nenhuma armação para comparar ainda"
          text="Escolha até quatro e veja medidas, preço e lentes lado a lado: toque em uma destas ou, na página de qualquer armação, em ‘Comparar’."
          ways={ways.slice(0, 1)}
          pictures={popular.slice(-2).flatMap(({ imagem }) => imagem || [])}
          popular={<Candidates title="Comece por uma destas" links={candidates} isFirst />}
        />
      )}
      {count > 0 && count < MAX_COMPARED ? (
        <Candidates title="Comparar também" links={candidates.slice(inSlot.length)} />
      ) : null}
      {count === MAX_COMPARED ? <p>São até quatro por vez: remova uma para trazer outra.</p> : null}
    </div>
  );
}
