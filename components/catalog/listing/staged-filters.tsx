'use client';

import {
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { buttonProps } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { redirectTo } from '@/lib/browser/location';
import { parseHref } from '@/lib/catalog/listing/choices';
import type { FacetGroup } from '@/lib/catalog/listing/facet-groups';
import type { SortChoice } from '@/lib/catalog/listing/links';
import { PAGE_SIZES } from '@/lib/catalog/listing/paging';
import { PRICE_FIELDS, priceFormHref } from '@/lib/catalog/listing/price-form';
import { listingHref, type Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { facetOpening, isInitiallyOpen } from './facet-opening';
import styles from './filter-panel.module.css';
import { FILTER_PANEL_ID } from './ids';
import { ListingLink } from './listing-link';
import { useListing, useListingState } from './listing-provider';
import stagedStyles from './staged-filters.module.css';
import { useStagedFilters } from './use-staged-filters';

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

type Props = { level: ListingLevel; priceForm?: ReactNode; onDone: () => void };

/**
 * Content of the open filter sheet: several values can be ticked before the list changes, and the button, a link to the
 * resulting list, says how many products match.
 */
export function StagedFilters({ level, priceForm, onDone }: Props) {
  const { sort } = useListing();
  const state = useListingState();
  const { facets, total, pending, href, pick, order, pageSize, chooseSetting } = useStagedFilters(level);
  const { clearHref } = facets;
  const [applying, setApplying] = useState(false);
  const applyLink = useRef<HTMLAnchorElement>(null);

  const [priceRange, setPriceRange] = useState<Query | null>(null);

  // Back may remove the open sheet, which then closes without an event.
  useLayoutEffect(() => {
    const sheet = document.getElementById(FILTER_PANEL_ID);
    return sheet ? makeModal(sheet) : undefined;
  }, []);

  useEffect(() => {
    if (applying && !pending) applyLink.current?.click();
  }, [applying, pending]);

  useEffect(() => {
    if (priceRange === null || pending) return;
    const { path, query } = parseHref(href);
    redirectTo(priceFormHref(path, { ...query, ...priceRange }) ?? href);
  }, [priceRange, pending, href]);

  /** The form only contains the list that it was rendered with; this adds the values ticked since then. */
  function onPriceSubmit(event: SubmitEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const sent = new FormData(event.target);
    const fields = Object.values(PRICE_FIELDS);
    setPriceRange(Object.fromEntries(fields.map((name) => [name, String(sent.get(name) ?? '')])));
  }

  function onApply(event: MouseEvent<HTMLElement>) {
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
      <div className={styles.groups} onSubmit={onPriceSubmit}>
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

/** The name of a group; while it is collapsed, also its chosen values: 'Formato: Redondo, Gatinho'. */
function GroupTitle({ nome, links }: Pick<FacetGroup, 'nome' | 'links'>) {
  const chosen = links.flatMap(({ label, isActive }) => (isActive ? [label] : []));
  return (
    <span>
      {nome}
      {chosen.length > 0 ? <span className={stagedStyles.chosen}>: {chosen.join(', ')}</span> : null}
    </span>
  );
}

type StagedGroupProps = {
  group: FacetGroup;
  onPick: (group: string, label: string) => void;
};

/** A filter group with its values as checkboxes, styled like the links that they replace. */
function StagedGroup({ group: { id, nome, links }, onPick }: StagedGroupProps) {
  return (
    <fieldset className={stagedStyles.group}>
      <legend className="visually-hidden">{nome}</legend>
      {links.map(({ label, isActive, image, count }) => (
        <label
          className={styles.value}
          data-on={isActive || undefined}
          data-single={id === 'preco' || undefined}
          key={label}
        >
          <input
            className={stagedStyles.box}
            type="checkbox"
            checked={isActive}
            disabled={count === 0 && !isActive}
            onChange={() => onPick(id, label)}
          />
          {image ? <img src={image} alt="" /> : null}
          {label}
          {count === undefined ? null : (
            <span className={stagedStyles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

type StagedSettingProps = {
  title: string;
  choices: readonly Pick<SortChoice, 'value' | 'label'>[];
  value: string | undefined;
  onChoose: (value: string) => void;
};

/** Sort order or page size of the list as a choice in the sheet, where phones have both. */
function StagedSetting({ title, choices, value: selected, onChoose }: StagedSettingProps) {
  const name = useId();
  if (choices.length === 0) return null;
  const current = choices.find(({ value }) => value === selected)?.label;
  return (
    <Disclosure title={current ? `${title}: ${current}` : title}>
      <fieldset className={stagedStyles.group}>
        <legend className="visually-hidden">{title}</legend>
        {choices.map(({ value, label }) => (
          <label className={styles.value} data-on={value === selected || undefined} data-single key={value}>
            <input
              className={stagedStyles.box}
              type="radio"
              name={name}
              checked={value === selected}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}

/**
 * Makes an open popover modal until it closes: everything else is inert, including elements added later, such as the
 * chat button, so that the focus stays inside. The native popover does the rest: top layer, Escape, and returning the
 * focus to the button. Returns a function that undoes it if the popover is removed instead.
 */
export function makeModal(sheet: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  function makeInert(elements: Iterable<Node>): void {
    for (const element of elements) {
      if (!(element instanceof HTMLElement) || element.inert || element.contains(sheet)) continue;
      element.inert = true;
      madeInert.push(element);
    }
  }
  const arrivals = new MutationObserver((records) => {
    for (const { addedNodes } of records) makeInert(addedNodes);
  });
  for (let parent = sheet.parentElement; parent; parent = parent.parentElement) {
    makeInert(parent.children);
    arrivals.observe(parent, { childList: true });
  }
  function release(): void {
    arrivals.disconnect();
    for (const element of madeInert.splice(0)) element.inert = false;
  }
  /** The browser returns the focus, except if it had left the sheet or was on a link that was removed. */
  function returnFocus(): void {
    if (document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`)
      ?.focus({ preventScroll: true });
  }
  function onClosing(): void {
    // The focus cannot return to an element that is still inert.
    release();
    sheet.addEventListener('toggle', returnFocus, { once: true });
  }
  sheet.addEventListener('beforetoggle', onClosing, { once: true });
  return release;
}
