'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ShopLink } from '@/components/layout/shop-link';
import { searchHref } from '@/lib/search/suggestions';
import { SuggestionOption } from './suggestion-option';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

const LIST = 'sugestoes-da-busca';

function announcement(count: number): string {
  if (count === 0) return 'Nenhum produto sugerido';
  return count === 1 ? '1 produto sugerido' : `${count} produtos sugeridos`;
}

/** The text in `input`, save one that was there before it was written in; `onWrite` is called for each change. */
function useWrittenText(input: HTMLInputElement, onWrite: () => void): string {
  const [text, setText] = useState(input.value === input.defaultValue ? '' : input.value);
  const write = useEffectEvent(() => {
    setText(input.value);
    onWrite();
  });
  useEffect(() => {
    const listener = () => write();
    input.addEventListener('input', listener);
    return () => input.removeEventListener('input', listener);
  }, [input]);
  return text;
}

/** Calls `onChange` when the page becomes another one. */
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
  /** Called when the box is to close: a suggestion was followed, the page changed. */
  onLeave: () => void;
};

/** Suggestions below the search field (SEARCH-04 to SEARCH-10, A1); fetched when the field gets the focus. */
export function Suggestions({ input, box, onLeave }: Props) {
  const pathname = usePathname();
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  const text = useWrittenText(input, () => setClosed(false));
  const { answer, slow } = useSuggestions(text);
  const items = answer?.items ?? [];
  const open = answer !== null && !closed;
  const waits = slow && answer === null && !closed;
  const active = useCombobox({
    input,
    box,
    listId: LIST,
    count: open ? items.length + 1 : 0,
    onClose: close,
    onEscape: leave,
  });

  function leave() {
    close();
    onLeave();
  }
  usePageChange(pathname, leave);

  return (
    <>
      <p className="visually-hidden" role="status">
        {open ? announcement(items.length) : ''}
      </p>
      {waits ? (
        <p className={styles.waiting} role="status">
          Buscando sugestões…
        </p>
      ) : null}
      <div className={styles.list} id={LIST} role="listbox" aria-label="Sugestões" hidden={!open}>
        {open
          ? items.map((item, index) => (
              <SuggestionOption
                id={`${LIST}-${index}`}
                item={item}
                text={answer.text}
                active={index === active}
                onLeave={leave}
                key={item.id}
              />
            ))
          : null}
        {open ? (
          <ShopLink
            className={styles.all}
            id={`${LIST}-${items.length}`}
            role="option"
            aria-selected={active === items.length}
            tabIndex={-1}
            href={searchHref(answer.text)}
            onClick={leave}
          >
            {items.length === 0 ? 'Nenhuma sugestão. Buscar em toda a loja' : 'Ver todos os resultados'}
          </ShopLink>
        ) : null}
      </div>
    </>
  );
}
