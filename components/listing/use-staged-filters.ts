import { useCallback, useEffect, useState } from 'react';
import { type Choice, compose, withChoices } from '@/lib/listing/choices';
import { fetchListing } from '@/lib/listing/client';
import { type Facets, facetsOf } from '@/lib/listing/facets';
import type { ListingPage } from '@/lib/listing/links';
import { listingHref } from '@/lib/listing/query';
import type { SortChoice } from '@/lib/listing/sorting';
import { carryOver, hrefOfPick, type Pick, pageOfHref, togglePick, withPicks } from '@/lib/listing/staged';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import { usePendingChoices } from './pending-choices';

type State = {
  /** List that the choices made so far lead to. */
  page: ListingPage;
  facets: Facets;
  /** List that `facets` are of: `page`, unless the platform could not be asked. */
  facetsOfPage: ListingPage;
  /** Products in it; null when nobody could tell. */
  total: number | null;
  /** Values picked whose answer is not there yet, in order. */
  picks: Pick[];
};

export type StagedStart = {
  level: ListingLevel;
  page: ListingPage;
  facets: Facets;
  sort: readonly SortChoice[];
  total: number;
};

/** The sheet takes over what was chosen on the list a moment before it was opened. */
function stateOf(
  { page, facets, total }: Omit<StagedStart, 'level' | 'sort'>,
  choices: readonly Choice[],
): State {
  const others = choices.filter(({ pick }) => pick === null);
  return {
    page: pageOfHref(compose({ from: page, choices: others }).href),
    facets: withChoices(facets, others),
    facetsOfPage: page,
    total: others.length > 0 ? null : total,
    picks: choices.flatMap(({ pick }) => pick ?? []),
  };
}

/**
 * Choices made in the filter sheet before they are applied. How values combine is the platform's business: a pick
 * asks it for the list that the value leads to, and that answer brings the count and the links for the next
 * pick. Picks wait for each other; one that is taken back, or a sheet that is closed, ends its call.
 */
export function useStagedFilters({ level, sort, ...start }: StagedStart) {
  const choices = usePendingChoices(start.page);
  const [state, setState] = useState<State>(() => stateOf(start, choices));
  const [first] = state.picks;

  useEffect(() => {
    if (!first) return undefined;
    const settle = (change: (now: State) => Partial<State>) =>
      setState((now) => ({ ...now, ...change(now), picks: now.picks.filter((pick) => pick !== first) }));
    const href = hrefOfPick(state.facets, first);
    if (href === null) {
      settle(() => ({}));
      return undefined;
    }
    const target = carryOver(state.page, state.facetsOfPage, pageOfHref(href));
    const call = new AbortController();
    fetchListing(level, target, { offset: 0, limit: 1 }, call.signal).then(
      ({ conteudo, info }) =>
        settle(() => ({
          page: target,
          facets: facetsOf(target, conteudo.detalhes),
          facetsOfPage: target,
          total: info.total,
        })),
      () => {
        if (call.signal.aborted) return;
        settle((now) => ({ page: target, facets: withPicks(now.facets, [first]), total: null }));
      },
    );
    return () => call.abort();
  }, [first, level, state.facets, state.facetsOfPage, state.page]);

  const pick = useCallback(
    (grupo: string, label: string) =>
      setState((now) => ({ ...now, picks: togglePick(now.picks, { grupo, label }) })),
    [],
  );

  // Another order is the same products: nothing to ask.
  const chooseOrder = useCallback(
    (order: string) =>
      setState((now) => ({ ...now, page: { ...now.page, query: { ...now.page.query, order } } })),
    [],
  );

  return {
    order: state.page.query.order ?? sort.find(({ atual }) => atual)?.value,
    chooseOrder,
    facets: withPicks(state.facets, state.picks),
    total: state.total,
    pending: first !== undefined,
    href: listingHref(state.page.path, state.page.query),
    pick,
  };
}
