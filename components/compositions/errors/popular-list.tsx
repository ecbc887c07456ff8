'use client';

import { useEffect, useState } from 'react';
import { BuyButtonContext } from '@/components/catalog/card/buy-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import { useSettings } from '@/lib/browser/use-settings';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import type { Produto } from '@/lib/platform/schemas/product';
import { decodePath } from '@/lib/shared/decode-path';
import styles from './error-views.module.css';

const SHOWN = 6;

/** Enough for `SHOWN` models, each in several colours. */
const FETCHED = 24;

const PART = { offset: 0, limit: FETCHED };

/** Number of words of a missing product's address to search for, from its whole name to its kind and brand. */
const WORDS = [Number.POSITIVE_INFINITY, 3, 2];

/** Texts to search for instead of the product of a path, the most exact first; none for another path. */
function namesIn(path: string): string[] {
  const [, name] = /\/([\p{L}\p{N}-]+)\.html$/u.exec(decodePath(path)) ?? [];
  const words = name?.split('-').filter(Boolean) ?? [];
  return [...new Set(words.length > 1 ? WORDS.map((count) => words.slice(0, count).join(' ')) : [])];
}

/** Products like the one that a path names. A search that fails is one without results. */
async function findSimilar(path: string, signal: AbortSignal): Promise<Produto[]> {
  const found = await Promise.allSettled(
    namesIn(path).map((busca) => fetchListing('search', { path: '/busca', query: { busca } }, PART, signal)),
  );
  return found.flatMap((search) => (search.status === 'fulfilled' ? search.value.conteudo.produtos : []));
}

type Found = { title: string; produtos: readonly Produto[] };

/** Similar products, and the bestsellers of the category after them. */
async function find(path: string, signal: AbortSignal): Promise<Found> {
  const [similar, { conteudo }] = await Promise.all([
    findSimilar(window.location.pathname, signal),
    fetchListing('category', { path, query: {} }, PART, signal),
  ]);
  return {
    title: similar.length > 0 ? 'Parecidos e mais procurados' : 'Mais procurados',
    produtos: oneOfEachModel(null, [...similar, ...conteudo.produtos]).slice(0, SHOWN),
  };
}

/**
 * Products like a missing one and the bestsellers of a category, one colour of each model; nothing until they are
 * loaded.
 */
export function PopularList({ path }: { path: string }) {
  const [{ title, produtos }, setFound] = useState<Found>({ title: '', produtos: [] });
  const whatsapp = useSettings()?.sistema.geral.site.whatsapp ?? '';
  useEffect(() => {
    const request = new AbortController();
    find(path, request.signal).then(setFound, () => {
      // Without them, the page still has other links.
    });
    return () => request.abort();
  }, [path]);
  if (produtos.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="procurados">
      <h2 className={styles.label} id="procurados">
        {title}
      </h2>
      {/* On an error page, the cart may not work either. */}
      <BuyButtonContext value={null}>
        <ul className={styles.cards} data-wall>
          {produtos.map((produto) => (
            <li key={produto.id}>
              <ProductCard produto={produto} whatsapp={whatsapp} isExtra />
            </li>
          ))}
        </ul>
      </BuyButtonContext>
    </section>
  );
}
