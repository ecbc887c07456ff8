'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const CLOSE_DELAY_MS = 100;

type ComboboxOptions = {
  input: HTMLInputElement;
  /** Field and list: a click outside closes the list. */
  box: HTMLElement;
  /** Id of the list; its options are `${listId}-0`, `${listId}-1` … */
  listId: string;
  /** How many options there are, and which: if they change, none of them is active. */
  count: number;
  options: string;
  onClose: () => void;
  /** Prevents Escape from emptying the field before it closes the box. */
  onEscape: () => void;
};

/** Index of the option that a key selects, -1 for the field itself; null for other keys. */
function nextIndex(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/**
 * Makes a plain search field a combobox over a list of options. Arrow keys move through the options while the focus
 * stays in the field, and Enter follows the active option. The list closes on submit, and 100 ms after a click outside.
 * Returns the index of the active option, -1 for none.
 */
export function useCombobox({
  input,
  box,
  listId,
  count,
  options,
  onClose,
  onEscape,
}: ComboboxOptions): number {
  const [active, setActive] = useState({ index: -1, options });
  const activeIndex = active.options === options ? Math.min(active.index, count - 1) : -1;
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
    if (activeIndex < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}-${activeIndex}`);
  }, [input, listId, activeIndex]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
      return;
    }
    if (event.key === 'Enter') {
      if (activeIndex >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${activeIndex}`)?.click();
      }
      return;
    }
    const next = nextIndex(event.key, activeIndex, count);
    if (next === null || count === 0) return;
    event.preventDefault();
    setActive({ index: next, options });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onInput() {
      // Typing keeps the list open.
      clearTimeout(timer);
      setActive({ index: -1, options: '' });
    }
    function onPress(event: Event) {
      if (!(event.target instanceof Node) || box.contains(event.target)) return;
      clearTimeout(timer);
      timer = setTimeout(close, CLOSE_DELAY_MS);
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

  return activeIndex;
}
