import { useCallback, useEffect, useState } from 'react';
import {
  applyDifference,
  type Choice,
  combineChoices,
  markChoices,
  type PickedValue,
  parseHref,
} from '@/lib/catalog/listing/choices';
import { buildFacets, type Facets } from '@/lib/catalog/listing/facets';
import { fetchListing } from '@/lib/catalog/listing/fetch-listing';
import { hrefOfValue, keepPlaces, markPicked, toggleValue } from '@/lib/catalog/listing/filter-state';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { parsePageSize } from '@/lib/catalog/listing/paging';
import { listingHref } from '@/lib/platform/canonical-query';
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

  useEffect(() => {
    if (!first) return undefined;
    const finishPick = (change: (current: StagedState) => Partial<StagedState>) =>
      setState((current) => ({
        ...current,
        ...change(current),
        pickedValues: current.pickedValues.filter((pick) => pick !== first),
      }));
    const href = hrefOfValue(state.facets, first);
    if (href === null) {
      finishPick(() => ({}));
      return undefined;
    }
    const target = applyDifference(state.page, state.facetsOfPage, parseHref(href));
    const request = new AbortController();
    fetchListing(level, target, { offset: 0, limit: 1 }, request.signal).then(
      ({ conteudo, info }) =>
        finishPick((current) => ({
          page: target,
          // Without the total, which would remove filters that change nothing.
          facets: keepPlaces(current.facets, buildFacets(target, conteudo.detalhes)),
          facetsOfPage: target,
          total: info.total,
        })),
      () => {
        if (request.signal.aborted) return;
        finishPick((current) => ({ page: target, facets: markPicked(current.facets, [first]), total: null }));
      },
    );
    return () => request.abort();
  }, [first, level, state.facets, state.facetsOfPage, state.page]);

  const pick = useCallback(
    (groupId: string, label: string) =>
      setState((current) => ({
        ...current,
        pickedValues: toggleValue(current.pickedValues, { group: groupId, label }),
      })),
    [],
  );

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
    pending: first !== undefined,
    href: listingHref(state.page.path, state.page.query),
    pick,
  };
}
