'use client';

import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SkeletonItems } from '@/components/catalog/card/card-skeleton';
import { ProductCard } from '@/components/catalog/card/product-card';
import { LinkButton } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { loadAddedProducts, replacePageInUrl, saveAddedProducts } from '@/lib/catalog/listing/added-products';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { type ListingPage, pageHref } from '@/lib/catalog/listing/links';
import {
  groupedCountText,
  pageAtOffset,
  pageCount,
  productCountText,
  shownRange,
} from '@/lib/catalog/listing/paging';
import { repeatedModels } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import styles from './listing.module.css';
import { isPlainClick, ListingLink } from './listing-link';
import { useListingMemory } from './listing-memory';
import { useListingState } from './listing-provider';
import { longerListCount } from './listing-toolbar';

type LongerListProps = Pick<MoreProductsProps, 'page' | 'typed' | 'offset' | 'limit' | 'total'> & {
  /** Number of products shown. */
  exibindo: number;
};

/**
 * Page links of the list including its added products, as its last entry. As in the address, the last added page is the
 * current one. Styles hide the page links of the served page.
 */
function PagesOfLongerList({ page, typed = page, offset, limit, total, exibindo }: LongerListProps) {
  const range = shownRange({ offset, exibindo, total });
  return (
    <li className={styles.pages}>
      <Pagination
        page={pageAtOffset(range.to - 1, limit)}
        pages={pageCount(total, limit)}
        {...range}
        total={total}
        hrefFor={(pg) => pageHref(typed, pg)}
        PageLink={ListingLink}
      />
    </li>
  );
}

/**
 * The added products, and the request for more while `phase` is 'loading'. If a page has only hidden colours, the next
 * one is requested as well.
 */
function useAddedProducts(
  { level, page, typed = page, href, offset, limit, total, models }: MoreProductsProps,
  onAdded: () => void,
) {
  const { added } = useListingMemory();
  const isNavigating = useListingState().status === 'navigating';
  const [products, setProducts] = useState(() => loadAddedProducts(added, href));
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>(
    products.length === 0 ? 'loading' : 'idle',
  );
  // Whole pages are requested, and products that cannot be shown leave a page shorter.
  const next = offset + limit + Math.ceil(products.length / limit) * limit;
  const handleAdded = useEffectEvent(onAdded);

  useEffect(() => {
    // The address belongs to the list that is being loaded.
    if (phase !== 'loading' || isNavigating) return undefined;
    const request = new AbortController();
    fetchListing(level, page, { offset: next, limit }, request.signal).then(
      ({ conteudo }) => {
        // If the platform lists fewer products than it counts, the next request would get nothing either.
        if (conteudo.produtos.length === 0) return setPhase('failed');
        const all = [...products, ...conteudo.produtos];
        saveAddedProducts(added, href, all);
        replacePageInUrl(typed, pageAtOffset(next, limit), href);
        setProducts(all);
        // If a page contains only hidden colours, the click would seem to have had no effect.
        const isGrouped = document.querySelector('[data-group-colours] :checked') !== null;
        const hasNew = repeatedModels(all, models).slice(products.length).includes(false);
        if (isGrouped && !hasNew && next + limit < total) return;
        handleAdded();
        setPhase('idle');
      },
      () => {
        if (!request.signal.aborted) setPhase('failed');
      },
    );
    return () => request.abort();
  }, [added, phase, isNavigating, level, page, typed, next, limit, total, models, products, href]);

  return { products, phase, next, load: () => setPhase('loading') };
}

type GridEnd = RefObject<HTMLLIElement | null>;

/** Shows the number of products with the added ones above the list. `last` is the grid's last entry. */
function useLongerCount(
  last: GridEnd,
  { offset, limit, total }: MoreProductsProps,
  products: readonly unknown[],
) {
  useEffect(() => {
    if (products.length === 0) return undefined;
    const exibindo = limit + products.length;
    const hidden = last.current?.parentElement?.querySelectorAll('[data-repeated]').length ?? 0;
    const models = groupedCountText(exibindo - hidden, offset + exibindo < total);
    longerListCount.set({
      count: productCountText({ offset, exibindo, total }),
      models: hidden > 0 ? models : undefined,
    });
    return () => longerListCount.set(null);
  }, [last, products, offset, limit, total]);
}

/**
 * Moves the focus to the first product that a click has added. When the shopper returns to the list, outdated products
 * are loaded again without a click, and the focus does not move.
 */
function useFocusOfAdded(last: GridEnd, count: number, isPressed: boolean) {
  /** Number of products when the button was clicked; null before a click. */
  const pressedAt = useRef(isPressed ? 0 : null);
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    const entries = [...(last.current?.parentElement?.children ?? [])];
    // The button and the page links follow the products. A hidden further colour of a model cannot have the focus.
    for (const entry of entries.slice(focusAt.current - count - 2)) {
      const link = entry.querySelector('a');
      link?.focus({ preventScroll: true });
      if (link && document.activeElement === link) break;
    }
    focusAt.current = null;
  });
  return {
    handlePress() {
      pressedAt.current = count;
    },
    handleAdded() {
      focusAt.current = pressedAt.current;
    },
  };
}

/** Prevents the browser from keeping what is below the new products in view, and so scrolling past all of them. */
function useNoScrollAnchor() {
  useLayoutEffect(() => {
    const { style } = document.body;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);
}

/**
 * Starts a reload at the top: it shows only the page in the address, and the browser would restore how far the longer
 * list was scrolled. A page that Back restores stays where it was.
 */
function useReloadAtTop() {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let top = 0;
    const scrollTo = (to: number) => window.scrollTo({ top: to, behavior: 'instant' });
    function handleHide() {
      top = window.scrollY;
      scrollTo(0);
    }
    window.addEventListener('pagehide', handleHide, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && scrollTo(top), { signal });
    return () => listeners.abort();
  }, []);
}

/**
 * Adds products to the grid after those of the page, and shows the button for more. Loads the next products on mount.
 */
export function MoreProducts(props: MoreProductsProps) {
  const { page, typed = page, href, offset, limit, total, models, whatsapp, heading, size = '' } = props;
  const { added } = useListingMemory();
  const last = useRef<HTMLLIElement>(null);
  const { products, phase, next, load } = useAddedProducts(props, () => focus.handleAdded());
  const focus = useFocusOfAdded(last, products.length, !added.has(href));
  useLongerCount(last, props, products);
  useNoScrollAnchor();
  useReloadAtTop();
  const isRepeated = repeatedModels(products, models);
  const lastPage = isRepeated.slice(Math.floor((products.length - 1) / limit) * limit);
  const hasOnlyColours = products.length > 0 && lastPage.every(Boolean);

  function loadMore(event: MouseEvent<HTMLElement>) {
    if (phase === 'failed' || !isPlainClick(event)) return;
    event.preventDefault();
    focus.handlePress();
    load();
  }

  return (
    <>
      {products.map((produto, index) => (
        <li key={produto.id} data-repeated={isRepeated[index] ? '' : undefined}>
          <ProductCard produto={produto} {...{ whatsapp, heading, size }} />
        </li>
      ))}
      {phase === 'loading' ? <SkeletonItems count={total - next} /> : null}
      <li className={styles.more} data-added={products.length > 0 || undefined} ref={last}>
        <span role="status">
          {phase === 'failed'
            ? 'Não foi possível carregar mais agora.'
            : `Você viu ${Math.min(offset + limit + products.length, total)} de ${total}`}
          {hasOnlyColours && phase === 'idle' ? ': as últimas são outras cores dos modelos acima' : null}
        </span>
        {next < total ? (
          <LinkButton
            href={pageHref(typed, pageAtOffset(next, limit))}
            variant="secondary"
            onClickCapture={loadMore}
            aria-busy={phase === 'loading' || undefined}
          >
            Carregar mais
          </LinkButton>
        ) : null}
      </li>
      {products.length > 0 ? (
        <PagesOfLongerList {...{ page, typed, offset, limit, total }} exibindo={limit + products.length} />
      ) : null}
    </>
  );
}

export type MoreProductsProps = {
  level: ListingLevel;
  page: ListingPage;
  /** Address that the page numbers are added to; by default `page`. */
  typed?: ListingPage | undefined;
  /** Products of this page: index of the first from 0, their number, and the number of all products. */
  offset: number;
  limit: number;
  total: number;
  /** Models of this page: see modelId. */
  models: readonly number[];
  /** Follows the number of further products while colours are grouped; undefined if the models among them are not known. */
  grouped?: string | undefined;
  /** Address of the next page. */
  href: string;
  whatsapp: string;
  /** Heading of the list. */
  heading: string;
  /** Size by which the list is filtered; undefined for none. */
  size?: string;
};
