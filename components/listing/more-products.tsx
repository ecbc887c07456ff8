'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { CardSkeleton } from '@/components/product/card-skeleton';
import { CardView } from '@/components/product/card-view';
import { LinkButton } from '@/components/ui/link-button';
import { fetchListing } from '@/lib/listing/client';
import { pageHref } from '@/lib/listing/links';
import { pageOf } from '@/lib/listing/paging';
import { SKELETON_CARDS } from '@/lib/listing/skeleton';
import { directCart } from '@/lib/product/availability';
import { cardOf } from '@/lib/product/card';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { keepProducts, keptProducts } from './kept-products';
import styles from './listing.module.css';
import type { MoreStart } from './more-start';
import { tellPage } from './page-address';

export { wasLeft } from './kept-products';
export { tellPage } from './page-address';

const PLACEHOLDERS = Array.from({ length: SKELETON_CARDS }, (_, index) => `mais-${index}`);

/** Further products below those of the page, and the button for more (A12). Starts by loading the next ones. */
export function MoreProducts({ level, page, href, offset, limit, total, whatsapp, Buy }: MoreStart) {
  const [products, setProducts] = useState<Produto[]>(() => keptProducts(href));
  const [wanted, setWanted] = useState(products.length === 0);
  const [failed, setFailed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const next = offset + limit + products.length;
  const focusAt = useRef<number | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    const call = new AbortController();
    fetchListing(level, page, { offset: next, limit }, call.signal).then(
      ({ conteudo }) => {
        const all = [...products, ...conteudo.produtos];
        keepProducts(href, all);
        tellPage(page, pageOf(next, limit));
        focusAt.current = products.length;
        setProducts(all);
        setWanted(false);
      },
      () => {
        if (call.signal.aborted) return;
        setFailed(true);
        setWanted(false);
      },
    );
    return () => call.abort();
  }, [wanted, level, page, next, limit, products, href]);

  useEffect(() => {
    if (focusAt.current === null) return;
    list.current?.children[focusAt.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusAt.current = null;
  });

  function more(event: MouseEvent<HTMLElement>) {
    if (failed || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(true);
  }

  return (
    <>
      <ul className={styles.grid} data-wall ref={list} aria-label="Mais produtos">
        {products.map((produto) => {
          const card = cardOf(produto, whatsapp);
          const carrinho = directCart(produto);
          return (
            <li key={produto.id}>
              <CardView
                card={card}
                comprar={
                  carrinho ? (
                    <Buy
                      carrinho={carrinho}
                      label="Comprar"
                      productName={card.nome}
                      productHref={card.href}
                      variant="quiet"
                      size="sm"
                    />
                  ) : undefined
                }
              />
            </li>
          );
        })}
        {wanted
          ? PLACEHOLDERS.slice(0, total - next).map((key) => (
              <li key={key} aria-hidden="true">
                <CardSkeleton />
              </li>
            ))
          : null}
      </ul>
      <p className={styles.more}>
        <span role="status">
          {failed ? 'Não foi possível carregar mais agora.' : `Você viu ${Math.min(next, total)} de ${total}`}
        </span>
        {next < total ? (
          <LinkButton
            href={pageHref(page, pageOf(next, limit))}
            variant="secondary"
            onClickCapture={more}
            aria-busy={wanted || undefined}
          >
            Carregar mais
          </LinkButton>
        ) : null}
      </p>
    </>
  );
}
