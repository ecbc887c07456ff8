import { useCallback, useEffect, useState } from 'react';
import {
  applyDifference,
  type Choice,
  combineChoices,
  markChoices,
  type PickedValue,
  PRICE,
  parseHref,
} from '@/lib/catalog/listing/choices';
import { buildFacets, type Facets } from '@/lib/catalog/listing/facets';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import {
  hrefOfValue,
  keepPlaces,
  markPicked,
  toggleValue,
  withPrices,
} from '@/lib/catalog/listing/filter-state';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { parsePageSize } from '@/lib/catalog/listing/paging';
import { listingHref, type Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { useListing, useListingState } from './listing-provider';

type StagedState = {
  /** The list that results from the choices made so far. */
  page: ListingPage;
  facets: Facets;
  /** The page whose list `facets` describes: `page`, unless its request failed. */
  facetsOfPage: ListingPage;
  /** Number of products in the list; null if its request failed. */
  total: number | null;
  /** Ticked values that have not been counted yet, in order. */
  pickedValues: PickedValue[];
  /** Typed prices that have not been counted yet; counted after the ticked values. */
  typedPrices: Query | null;
};

/** Choices made on the list just before the sheet was opened are moved to the sheet. */
function initialState(
  { page, facets, shown }: ReturnType<typeof useListing>,
  choices: readonly Choice[],
): StagedState {
  const others = choices.filter(({ pick }) => pick === null);
  return {
    page: parseHref(combineChoices({ from: page, choices: others }).href),
    facets: markChoices(facets, others),
    facetsOfPage: page,
    total: others.length > 0 ? null : shown.total,
    pickedValues: choices.flatMap(({ pick }) => pick ?? []),
    typedPrices: null,
  };
}

/**
 * Choices made in the filter sheet before they are applied. The platform decides how values combine: a tick requests
 * the list that the value leads to, and the response contains the count and the links for the next tick. Ticks are
 * processed one at a time; unticking, or closing the sheet, aborts the request.
 */
export function useStagedFilters(level: ListingLevel) {
  const listing = useListing();
  const { choices } = useListingState();
  const [state, setState] = useState<StagedState>(() => initialState(listing, choices));
  const [first] = state.pickedValues;
  const typed = first ? null : state.typedPrices;

  useEffect(() => {
    if (!first && !typed) return undefined;
    const finishStep = (change: (current: StagedState) => Partial<StagedState>) =>
      setState((current) => ({
        ...current,
        ...change(current),
        pickedValues: current.pickedValues.filter((pick) => pick !== first),
        typedPrices: typed ? null : current.typedPrices,
      }));
    const href = first && hrefOfValue(state.facets, first);
    if (href === null) {
      finishStep(() => ({}));
      return undefined;
    }
    const target = href
      ? applyDifference(state.page, state.facetsOfPage, parseHref(href))
      : withPrices(state.page, typed ?? {});
    const request = new AbortController();
    fetchListing(level, target, { offset: 0, limit: 1 }, request.signal).then(
      ({ conteudo, info }) =>
        finishStep((current) => ({
          page: target,
          // Without the total, which would remove filters that change nothing.
          facets: keepPlaces(current.facets, buildFacets(target, conteudo.detalhes)),
          facetsOfPage: target,
          total: info.total,
        })),
      () => {
        if (request.signal.aborted) return;
        const picks = first ? [first] : [];
        finishStep((current) => ({ page: target, facets: markPicked(current.facets, picks), total: null }));
      },
    );
    return () => request.abort();
  }, [first, typed, level, state.facets, state.facetsOfPage, state.page]);

  const pick = useCallback(
    (groupId: string, label: string) =>
      setState((current) => ({
        ...current,
        pickedValues: toggleValue(current.pickedValues, { group: groupId, label }),
      })),
    [],
  );

  /** Replaces the price range, also one ticked just before. Returns whether the prices differ from the staged list's. */
  function stagePrices(typed: Query): boolean {
    const isSame = withPrices(state.page, typed).query.preco === state.page.query.preco;
    setState((current) => ({
      ...current,
      typedPrices: isSame ? null : typed,
      pickedValues: isSame
        ? current.pickedValues
        : current.pickedValues.filter(({ group }) => group !== PRICE),
    }));
    return !isSame;
  }

  // Changing the sort order or page size does not change the number of products, so no request is needed.
  const chooseSetting = useCallback(
    (key: 'order' | 'ipp', value: string) =>
      setState((current) => ({
        ...current,
        page: { ...current.page, query: { ...current.page.query, [key]: value } },
      })),
    [],
  );

  return {
    order: state.page.query.order ?? listing.sort.find(({ atual }) => atual)?.value,
    pageSize: String(parsePageSize(state.page.query.ipp)),
    chooseSetting,
    facets: markPicked(state.facets, state.pickedValues),
    total: state.total,
    pending: first !== undefined || state.typedPrices !== null,
    href: listingHref(state.page.path, state.page.query),
    /** The staged price range, as in the query. */
    price: state.page.query.preco,
    pick,
    stagePrices,
  };
}
