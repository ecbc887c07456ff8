'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ShopLink } from '@/components/layout/links';
import { highlight, type Suggestion, searchHref } from '@/lib/catalog/search/suggestions';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

const LIST_ID = 'sugestoes-da-busca';

function announcement(count: number): string {
  if (count === 0) return 'Nenhum produto sugerido';
  return count === 1 ? '1 produto sugerido' : `${count} produtos sugeridos`;
}

/** What the shopper wrote into `input`; '' for the text it came with. `onType` is called for each change. */
function useTypedText(input: HTMLInputElement, onType: () => void): string {
  const [text, setText] = useState(input.value === input.defaultValue ? '' : input.value);
  const typed = useEffectEvent(() => {
    setText(input.value);
    onType();
  });
  useEffect(() => {
    const listener = () => typed();
    input.addEventListener('input', listener);
    return () => input.removeEventListener('input', listener);
  }, [input]);
  return text;
}

/** Calls `onChange` when the path changes, not for the first one. */
function usePageChange(pathname: string, onChange: () => void): void {
  const before = useRef(pathname);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    change();
  }, [pathname]);
}

type Props = {
  input: HTMLInputElement;
  /** Field and suggestions together. */
  box: HTMLElement;
  /** Closes the box: a suggestion was followed, or the page changed. */
  onDismiss: () => void;
};

/** Suggestions below the search field; fetched when the field gets the focus. */
export function Suggestions({ input, box, onDismiss }: Props) {
  const pathname = usePathname();
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  const text = useTypedText(input, () => setClosed(false));
  const { answer, slow } = useSuggestions(text);
  const items = answer?.items ?? [];
  const open = answer !== null && !closed;
  const isWaiting = slow && answer === null && !closed;
  const active = useCombobox({
    input,
    box,
    listId: LIST_ID,
    count: open ? items.length + 1 : 0,
    onClose: close,
    onEscape: dismiss,
  });

  function dismiss() {
    close();
    onDismiss();
  }
  usePageChange(pathname, dismiss);

  return (
    <>
      <p className="visually-hidden" role="status">
        {open ? announcement(items.length) : ''}
      </p>
      {isWaiting ? (
        <p className={styles.waiting} role="status">
          Buscando sugestões…
        </p>
      ) : null}
      <div className={styles.list} id={LIST_ID} role="listbox" aria-label="Sugestões" hidden={!open}>
        {open
          ? items.map((item, index) => (
              <SuggestionOption
                id={`${LIST_ID}-${index}`}
                item={item}
                text={answer.text}
                active={index === active}
                onSelect={dismiss}
                key={item.id}
              />
            ))
          : null}
        {open ? (
          <ShopLink
            className={`tap ${styles.all}`}
            id={`${LIST_ID}-${items.length}`}
            role="option"
            aria-selected={active === items.length}
            tabIndex={-1}
            href={searchHref(answer.text)}
            onClick={dismiss}
          >
            {items.length === 0 ? 'Nenhuma sugestão. Buscar em toda a loja' : 'Ver todos os resultados'}
          </ShopLink>
        ) : null}
      </div>
    </>
  );
}

type SuggestionOptionProps = {
  id: string;
  item: Suggestion;
  text: string;
  active: boolean;
  onSelect: () => void;
};

/** A product among the suggestions: picture, name with the matches marked, and its price. */
export function SuggestionOption({ id, item, text, active, onSelect }: SuggestionOptionProps) {
  return (
    <ShopLink
      className={styles.option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      onClick={onSelect}
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
        <strong>{item.price}</strong>
        {item.isPixPrice ? ' à vista no PIX' : ''}
      </span>
    </ShopLink>
  );
}
