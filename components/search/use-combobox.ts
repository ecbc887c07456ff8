'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const OUTSIDE_PRESS_MS = 100;

type Options = {
  input: HTMLInputElement;
  /** Field and list: a press outside of it closes. */
  box: HTMLElement;
  /** Id of the list; its options are `${listId}-0`, `${listId}-1` … */
  listId: string;
  /** How many options there are. */
  count: number;
  onClose: () => void;
  /** Called on Escape, which would else empty the field before it closes what the field is in. */
  onEscape: () => void;
};

/** Place after a key among `count` options and the field itself (-1), or null when the key means nothing here. */
function placeAfter(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/**
 * Makes the search field that is already on the page a combobox over a list of options: the roles come with the
 * behaviour, so that without it the field stays a plain one. Arrows walk through the options while the focus stays
 * in the field, Enter follows the active one. Closes on Enter (SEARCH-08) and 100 ms after a press outside
 * (SEARCH-09). Returns the place of the active option, -1 for none.
 */
export function useCombobox({ input, box, listId, count, onClose, onEscape }: Options): number {
  const [active, setActive] = useState(-1);
  const shown = Math.min(active, count - 1);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    return () => {
      for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'])
        input.removeAttribute(name);
    };
  }, [input, listId]);

  useEffect(() => input.setAttribute('aria-expanded', String(count > 0)), [input, count]);

  useEffect(() => {
    if (shown < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}-${shown}`);
  }, [input, listId, shown]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key === 'Enter') {
      if (shown >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${shown}`)?.click();
      }
      return;
    }
    const next = placeAfter(event.key, shown, count);
    if (next === null || count === 0) return;
    event.preventDefault();
    setActive(next);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      // Who goes on writing wants to see what it brings.
      clearTimeout(timer);
      setActive(-1);
    }
    function onPress(event: Event) {
      if (!(event.target instanceof Node) || box.contains(event.target)) return;
      clearTimeout(timer);
      timer = setTimeout(close, OUTSIDE_PRESS_MS);
    }
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('input', onInput, { signal });
    input.form?.addEventListener('submit', close, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [input, box]);

  return shown;
}
