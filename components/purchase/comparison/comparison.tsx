'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { useConsent } from '@/lib/consent/consent';
import { MAX_COMPARED } from '@/lib/purchase/comparison/compared-list';
import { deviceFavourites } from '@/lib/purchase/favourites/device-favourites';
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
  const links = new Map([...viewed, ...favourites].map((link) => [link.href, link]));
  return [...links.values()].filter(({ href }) => !comparedPaths.includes(href));
}

function Candidates({ links, onAdd }: { links: readonly ProductLink[]; onAdd: (href: string) => void }) {
  return (
    <section className={styles.candidates} aria-labelledby="comparar-mais">
      <h2 id="comparar-mais">Comparar também</h2>
      <ul className={styles.row}>
        {links.map(({ href, nome, imagem }) => (
          <li key={href}>
            <button className={styles.candidate} type="button" onClick={() => onAdd(href)}>
              {imagem ? <img src={imagem} alt="" width={160} height={120} loading="lazy" /> : null}
              {nome}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up to four products side by side. Nothing in the page as served, which is the same for everybody. */
export function Comparison() {
  const { compared, add, remove } = useCompared();
  const candidates = useCandidates(compared?.map(({ path }) => path) ?? []);
  if (compared === null) return null;
  return (
    <div className={styles.comparison}>
      {compared.length > 0 ? (
        <ComparisonTable compared={compared} onRemove={remove} />
      ) : (
        <div className={styles.empty}>
          <p>Nenhuma armação para comparar ainda. Em uma página de produto, abra ‘Comparar lado a lado’.</p>
          <LinkButton href="/">Ver os produtos</LinkButton>
        </div>
      )}
      {compared.length < MAX_COMPARED && candidates.length > 0 ? (
        <Candidates links={candidates} onAdd={add} />
      ) : null}
      {compared.length === MAX_COMPARED ? <p>São até quatro por vez: remova uma para trazer outra.</p> : null}
    </div>
  );
}
