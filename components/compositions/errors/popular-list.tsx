'use client';

import { useEffect, useState } from 'react';
import { BuyButtonContext } from '@/components/catalog/card/buy-button';
import { ProductCard } from '@/components/catalog/card/product-card';
import { useSettings } from '@/lib/browser/use-settings';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import type { Produto } from '@/lib/platform/schemas/product';
import styles from './error-views.module.css';

const SHOWN = 6;

/** Enough for `SHOWN` models, each in several colours. */
const FETCHED = 24;

/** The bestsellers of a category, one colour of each model; nothing until they are loaded. */
export function PopularList({ path }: { path: string }) {
  const [produtos, setProdutos] = useState<readonly Produto[]>([]);
  const whatsapp = useSettings()?.sistema.geral.site.whatsapp ?? '';
  useEffect(() => {
    const request = new AbortController();
    const window = { offset: 0, limit: FETCHED };
    fetchListing('category', { path, query: {} }, window, request.signal).then(
      ({ conteudo }) => setProdutos(oneOfEachModel(null, conteudo.produtos).slice(0, SHOWN)),
      () => {
        // Without them, the page still has other links.
      },
    );
    return () => request.abort();
  }, [path]);
  if (produtos.length === 0) return null;
  return (
    <section className={`ruled ${styles.popular}`} aria-labelledby="procurados">
      <h2 className={styles.label} id="procurados">
        Mais procurados
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
