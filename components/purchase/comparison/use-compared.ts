'use client';

import { useCallback, useEffect, useState } from 'react';
import { fetchCompared } from '@/lib/catalog/product/fetch-compared';
import { withoutSize } from '@/lib/catalog/product/size-href';
import {
  comparisonHref,
  MAX_COMPARED,
  readCompared,
  saveCompared,
} from '@/lib/purchase/comparison/compared-list';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';

/**
 * A product in the list: null if the shop does not have it, or if it could not be read; undefined until it has loaded.
 */
export type Compared = { path: string; product: ComparedProduct | null | undefined; isUnread: boolean };

async function fetchProduct(path: string): Promise<ComparedProduct | null | 'unread'> {
  try {
    return await fetchCompared<ComparedProduct>(path);
  } catch (error) {
    console.warn('A product to compare could not be read', error);
    return 'unread';
  }
}

/** The list before the last removal, and the removed products. */
type Removal = Compared & { before: readonly string[] };

/** The products to compare, saved for this tab and in the address; null until they have been read. */
export function useCompared() {
  const [paths, setPaths] = useState<readonly string[] | null>(null);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [products, setProducts] = useState<ReadonlyMap<string, Awaited<ReturnType<typeof fetchProduct>>>>(
    new Map(),
  );

  const show = useCallback((next: readonly string[]) => {
    saveCompared(next);
    window.history.replaceState(window.history.state, '', comparisonHref(next.slice(0, MAX_COMPARED)));
    setPaths(next);
    setRemoval(null);
  }, []);

  useEffect(() => {
    const read = () => show(readCompared(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [show]);

  const missing = (paths ?? [])
    .map(withoutSize)
    .filter((path) => !products.has(path))
    .join(' ');
  useEffect(() => {
    if (missing === '') return;
    const wanted = missing.split(' ');
    let isCurrent = true;
    void Promise.all(wanted.map(fetchProduct)).then((fetched) => {
      if (!isCurrent) return;
      const pairs = fetched.map((product, index) => [wanted[index] ?? '', product] as const);
      setProducts((before) => new Map([...before, ...pairs]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  const all = (paths ?? []).map((path): Compared => {
    const product = products.get(withoutSize(path));
    const isUnread = product === 'unread';
    return { path, product: isUnread ? null : product, isUnread };
  });
  return {
    compared: paths && all.slice(0, MAX_COMPARED),
    /** The fifth product, which is added once one of the first four is removed; undefined for none. */
    waiting: all[MAX_COMPARED],
    /** Drops the waiting product and keeps the others. */
    dismissWaiting: () => show((paths ?? []).slice(0, MAX_COMPARED)),
    /** The last removal; null after any other change. */
    removed: removal,
    remove(path: string) {
      const before = paths ?? [];
      show(before.filter((other) => other !== path));
      const removed = all.find((one) => one.path === path);
      if (removed?.product) setRemoval({ ...removed, before });
    },
    /** Reads again what could not be read. */
    retry: () => setProducts((before) => new Map([...before].filter(([, product]) => product !== 'unread'))),
    undoRemoval: () => removal && show(removal.before),
    /** The product keeps its position, with the size that its address now names. */
    chooseSize: (href: string) =>
      show((paths ?? []).map((path) => (withoutSize(path) === withoutSize(href) ? href : path))),
  };
}
