'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR from 'swr';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { ShopLink } from '@/components/layout/links';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { FETCH_ONCE } from '@/lib/browser/swr-options';
import { filtersInSearch, namedFiltersText } from '@/lib/catalog/search/named-filters';
import { brandIn, helpLinks, SEARCH_START_PATH, type SearchStart } from '@/lib/catalog/search/search-offers';
import { highlight, type Suggestion, searchHref } from '@/lib/catalog/search/suggestions';
import { SearchStartPanel } from './search-start';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox';
import { useFilteredProducts } from './use-filtered-products';
import { type SuggestionResult, useSuggestions } from './use-suggestions';

const LIST_ID = 'sugestoes-da-busca';

function productsText(count: number): string {
  if (count === 0) return 'Nenhum produto sugerido';
  return count === 1 ? '1 produto sugerido' : `${count} produtos sugeridos`;
}

/** The last option: the search itself. */
function allText({ text, items, total }: SuggestionResult): string {
  if (items.length === 0) return `Buscar “${text}” em toda a loja`;
  return total > items.length ? `Ver todos os ${total} resultados` : 'Ver todos os resultados';
}

const namedFilters = ({ text, items }: SuggestionResult, hasSizes: boolean) =>
  filtersInSearch(text, { hasSizes, names: items.map(({ nome }) => nome) });

/** Announcement of the list for screen readers. */
function announcement(brand: string, help: number, products: number | null): string {
  const pages = help === 1 ? '1 página de ajuda' : `${help} páginas de ajuda`;
  return [brand && `Marca ${brand}`, help > 0 ? pages : '', products === null ? '' : productsText(products)]
    .filter(Boolean)
    .join(', ');
}

/** Suggestions of the empty search box, and the help pages; undefined until loaded. */
const useSearchStart = () => useSWR<SearchStart>(SEARCH_START_PATH, fetchFromGateway, FETCH_ONCE).data;

/** Text that the shopper typed into `input`; '' for the initial text. `onType` is called on each change. */
function useTypedText(input: HTMLInputElement, onType: () => void): string {
  const [text, setText] = useState(input.value === input.defaultValue ? '' : input.value);
  const typed = useEffectEvent(() => {
    setText(input.value);
    onType();
  });
  useEffect(() => {
    const listener = () => typed();
    // The shopper may have typed since the first render.
    if (input.value !== input.defaultValue) typed();
    input.addEventListener('input', listener);
    return () => input.removeEventListener('input', listener);
  }, [input]);
  return text;
}

/** Calls `onChange` when the path changes, but not for the first path. */
function usePageChange(pathname: string, onChange: () => void): void {
  const before = useRef(pathname);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    change();
  }, [pathname]);
}

/**
 * Calls `onLeave` after a link in `box` has been followed, because the page may stay the same, and when the focus moves
 * out of the box, which would cover it. Listens for clicks on the window, after React: if the link is removed before
 * React handles its click, the browser loads a whole document.
 */
function useLeaving(box: HTMLElement, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    function onClick({ target }: Event) {
      if (target instanceof Element && box.contains(target) && target.closest('a')) leave();
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) leave();
    }
    window.addEventListener('click', onClick, { signal });
    box.addEventListener('focusout', onFocusOut, { signal });
    return () => listeners.abort();
  }, [box]);
}

/** Opens the results within the app, as a link does, so that the focus moves to their heading. */
function useSearchWithinApp(input: HTMLInputElement): void {
  const router = useRouter();
  const search = useEffectEvent((event: Event) => {
    event.preventDefault();
    router.push(searchHref(input.value));
  });
  useEffect(() => {
    const { form } = input;
    const listener = (event: Event) => search(event);
    form?.addEventListener('submit', listener);
    return () => form?.removeEventListener('submit', listener);
  }, [input]);
}

type Props = {
  input: HTMLInputElement;
  /** Element that contains the field and the suggestions. */
  box: HTMLElement;
  /** Closes the box, because a suggestion was followed or the page changed. */
  onDismiss: () => void;
};

/** Suggestions below the search field, loaded when the field gets the focus. */
export function Suggestions({ input, box, onDismiss }: Props) {
  const pathname = usePathname();
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  const text = useTypedText(input, () => setClosed(false));
  const { result, slow } = useSuggestions(text);
  const start = useSearchStart();
  const help = helpLinks(text, start?.help ?? []);
  const brand = brandIn(text, start?.brands ?? []);
  const named = result && namedFilters(result, start?.hasSizes ?? false);
  const filtered = useFilteredProducts(named);
  const pages = [
    ...(brand ? [{ ...brand, label: `Marca ${brand.label}` }] : []),
    ...help.map((page) => ({ ...page, label: `Ajuda: ${page.label}` })),
    // Above the products, which load later and would push it down.
    ...(result && named
      ? [{ href: searchHref(result.text), label: `Buscar “${result.text}”: ${namedFiltersText(named)}` }]
      : (result?.narrower ?? [])),
  ];
  const items = filtered.length > 0 ? filtered : (result?.items ?? []);
  const open = (result !== null || pages.length > 0) && !closed;
  const isNothing = open && pages.length === 0 && result?.total === 0 && namedFilters(result, true) === null;
  // A search that finds nothing, not even help, is not offered.
  const hasLast = result !== null && !isNothing && named === null;
  const isWaiting = slow && result === null && !closed;
  const count = pages.length + items.length + (hasLast ? 1 : 0);
  const hasOptions = open && count > 0;
  const active = useCombobox({
    input,
    box,
    listId: LIST_ID,
    count: hasOptions ? count : 0,
    options: [...pages, ...items].map(({ href }) => href).join(' '),
    onClose: close,
    onEscape: dismiss,
  });

  function dismiss() {
    close();
    onDismiss();
  }
  // The field belongs to the page's first styles, which have no room for a button that only appears while typing.
  useEffect(() => input.classList.add(styles.clearable ?? ''), [input]);
  usePageChange(pathname, dismiss);
  useSearchWithinApp(input);
  useLeaving(box, dismiss);
  const optionProps = (index: number): OptionProps => ({
    id: `${LIST_ID}-${index}`,
    active: index === active,
  });

  return (
    <div className={styles.area}>
      <p className="visually-hidden" role="status">
        {open ? announcement(brand?.label ?? '', help.length, result && items.length) : ''}
      </p>
      {isWaiting ? (
        <p className={styles.waiting} role="status">
          Buscando sugestões…
        </p>
      ) : null}
      {isNothing ? <p className={styles.waiting}>{`Nenhum produto com “${result?.text}”.`}</p> : null}
      <div className={styles.list} id={LIST_ID} role="listbox" aria-label="Sugestões" hidden={!hasOptions}>
        {open
          ? pages.map(({ label, href }, index) => (
              <LinkOption {...optionProps(index)} className={styles.help} href={href} key={href}>
                {label}
              </LinkOption>
            ))
          : null}
        {open && result
          ? items.map((item, index) => (
              <SuggestionOption
                {...optionProps(pages.length + index)}
                item={item}
                text={result.text}
                key={item.id}
              />
            ))
          : null}
        {open && result && hasLast ? (
          <LinkOption {...optionProps(count - 1)} className={styles.all} href={searchHref(result.text)}>
            {allText(result)}
          </LinkOption>
        ) : null}
      </div>
      {start && !hasOptions ? <SearchStartPanel start={start} text={text} /> : null}
    </div>
  );
}

type OptionProps = { id: string; active: boolean };

type LinkOptionProps = OptionProps & { className?: string | undefined; href: string; children: ReactNode };

/** A text option: a help page, or the search itself. */
function LinkOption({ id, active, className, href, children }: LinkOptionProps) {
  return (
    <ShopLink
      className={`tap ${className}`}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
    >
      {children}
    </ShopLink>
  );
}

type SuggestionOptionProps = OptionProps & { item: Suggestion; text: string };

/** A product among the suggestions: picture, name with the matches marked, and the price in the shopper's size. */
function SuggestionOption({ id, item, text, active }: SuggestionOptionProps) {
  const own = useShopperMeasure();
  const letter = item.sizes && own?.fit.bestLetter(own.measures, item.sizes);
  const sized = item.sized?.[letter || ''];
  const isPixPrice = sized ? sized.isPix : item.isPixPrice;
  return (
    <ShopLink
      className={styles.option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
    >
      <span className={styles.picture}>
        {item.image === '' ? null : <img src={item.image} alt="" width={96} height={72} />}
      </span>
      <span className={styles.name}>
        {highlight(item.nome, text).map((piece) =>
          piece.match ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </span>
      <span className={styles.price}>
        <strong>{sized?.amount ?? item.price}</strong>
        {isPixPrice ? ' à vista no PIX' : ''}
      </span>
    </ShopLink>
  );
}
