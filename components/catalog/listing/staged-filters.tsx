'use client';

import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { buttonProps } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { parseHref } from '@/lib/catalog/listing/choices';
import { listingHref, PAGE_SIZES } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { facetOpening, isInitiallyOpen } from './facet-opening';
import styles from './filter-panel.module.css';
import { FILTER_PANEL_ID } from './ids';
import { ListingLink } from './listing-link';
import { useListing, useListingState } from './listing-provider';
import { makeModal } from './make-modal';
import stagedStyles from './staged-filters.module.css';
import { GroupTitle, StagedGroup, StagedSetting } from './staged-groups';
import { useStagedFilters } from './use-staged-filters';
import { useTypedPrices } from './use-typed-prices';

function applyLabel(total: number | null, pending: boolean): string {
  if (pending) return 'Contando produtos…';
  if (total === null) return 'Aplicar filtros';
  if (total === 0) return 'Nenhum produto assim';
  return total === 1 ? 'Ver 1 produto' : `Ver ${total} produtos`;
}

/** Filters of the sheet that are open from the start: the most used ones. */
const OPEN_IN_SHEET = 4;

/**
 * Collapsed if it follows another filter and no value is selected: its many values would push size and price far down.
 */
const COLOURS = /^cor\b/i;

type Props = {
  level: ListingLevel;
  priceForm?: ReactNode;
  /** Content below the values of the size filter `id`. */
  below?: { id: string; link: ReactNode } | undefined;
  onDone: () => void;
};

/**
 * Content of the open filter sheet: several values can be ticked before the list changes, and the button, a link to the
 * resulting list, says how many products match.
 */
export function StagedFilters({ level, priceForm, below, onDone }: Props) {
  const { sort } = useListing();
  const state = useListingState();
  const { facets, total, pending, href, price, pick, stagePrices, order, pageSize, chooseSetting } =
    useStagedFilters(level);
  const { clearHref } = facets;
  const [applying, setApplying] = useState(false);
  const applyLink = useRef<HTMLAnchorElement>(null);
  const groups = useRef<HTMLDivElement>(null);
  const { stageTyped, reportUnreadable } = useTypedPrices(groups, price, stagePrices);

  // Back may remove the open sheet, which then closes without an event.
  useLayoutEffect(() => {
    const sheet = document.getElementById(FILTER_PANEL_ID);
    return sheet ? makeModal(sheet) : undefined;
  }, []);

  useEffect(() => {
    if (applying && !pending) applyLink.current?.click();
  }, [applying, pending]);

  function onPriceSubmit(event: SubmitEvent<HTMLDivElement>) {
    event.preventDefault();
    stageTyped();
    setApplying(true);
  }

  function onApply(event: MouseEvent<HTMLElement>) {
    const isUnreadable = reportUnreadable();
    // Not every browser moves the focus from a field to a tapped link.
    if (isUnreadable || stageTyped()) {
      event.preventDefault();
      return setApplying(!isUnreadable);
    }
    const { pathname, search } = window.location;
    const resumed = state.status === 'paused' ? state.href : pathname + search;
    const { path, query } = parseHref(resumed);
    if (!pending && listingHref(path, query) !== href) return;
    // Nothing to load: either nothing has changed, or the resulting list is not known yet.
    event.preventDefault();
    if (pending) setApplying(true);
    else onDone();
  }

  return (
    <>
      <div className={`${styles.groups} ${stagedStyles.groups}`} ref={groups} onSubmit={onPriceSubmit}>
        <StagedSetting
          title="Ordenar"
          choices={sort}
          value={order}
          onChoose={(value) => chooseSetting('order', value)}
        />
        {facets.groups.map((group, index) => {
          const place = index > 0 && COLOURS.test(group.nome) ? OPEN_IN_SHEET : index;
          // The sheet in the served HTML may have been used before this one replaced it.
          const { isOpen, remember } = facetOpening(group.nome, isInitiallyOpen(group, place, OPEN_IN_SHEET));
          return (
            <Disclosure
              key={group.id}
              title={<GroupTitle {...group} />}
              open={isOpen}
              details={{ onToggle: remember }}
            >
              <StagedGroup group={group} onPick={pick} />
              {group.id === 'preco' ? priceForm : null}
              {group.id === below?.id ? below.link : null}
            </Disclosure>
          );
        })}
        <StagedSetting
          title="Produtos por página"
          choices={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          value={pageSize}
          onChoose={(value) => chooseSetting('ipp', value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {pending ? '' : applyLabel(total, false)}
      </p>
      <div className={styles.foot}>
        <ListingLink {...buttonProps({ variant: 'secondary' })} href={clearHref} replacesAll>
          Limpar tudo
        </ListingLink>
        <ListingLink
          {...buttonProps({})}
          ref={applyLink}
          href={href}
          replacesAll
          onClickCapture={onApply}
          aria-busy={pending || undefined}
        >
          {applyLabel(total, pending)}
        </ListingLink>
      </div>
    </>
  );
}
