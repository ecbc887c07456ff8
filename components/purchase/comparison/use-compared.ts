'use client';

import { useCallback, useEffect, useState } from 'react';
import { callGateway } from '@/lib/browser/gateway-client';
import { splitSize } from '@/lib/catalog/product/size-address';
import { comparisonHref, readCompared, saveCompared } from '@/lib/purchase/comparison/compared-list';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';

/** A product of the list; null when it cannot be shown, undefined until the answer. */
export type Compared = { path: string; product: ComparedProduct | null | undefined };

async function fetchProduct(productPath: string): Promise<ComparedProduct | null> {
  try {
    return await callGateway<ComparedProduct | null>('GET', `comparison${productPath}`);
  } catch (error) {
    console.warn('A product to compare could not be read', error);
    return null;
  }
}

/** The path of a product without its size, which may change. */
export const productPath = (path: string) => splitSize(path).path;

/** The products to compare, kept in this tab and in the address; null until they are read. */
export function useCompared() {
  const [paths, setPaths] = useState<readonly string[] | null>(null);
  const [products, setProducts] = useState<ReadonlyMap<string, ComparedProduct | null>>(new Map());

  const show = useCallback((next: readonly string[]) => {
    saveCompared(next);
    window.history.replaceState(window.history.state, '', comparisonHref(next));
    setPaths(next);
  }, []);

  useEffect(() => {
    const read = () => show(readCompared(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [show]);

  const missing = (paths ?? [])
    .map(productPath)
    .filter((path) => !products.has(path))
    .join(' ');
  useEffect(() => {
    if (missing === '') return;
    const wanted = missing.split(' ');
    let isCurrent = true;
    void Promise.all(wanted.map(fetchProduct)).then((answers) => {
      if (!isCurrent) return;
      const pairs = answers.map((answer, index) => [wanted[index] ?? '', answer] as const);
      setProducts((before) => new Map([...before, ...pairs]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  return {
    compared: paths?.map((path): Compared => ({ path, product: products.get(productPath(path)) })) ?? null,
    remove: (path: string) => show((paths ?? []).filter((other) => other !== path)),
    /** The product stays at its place, in the size that its address names now. */
    chooseSize: (href: string) =>
      show((paths ?? []).map((path) => (productPath(path) === productPath(href) ? href : path))),
  };
}
