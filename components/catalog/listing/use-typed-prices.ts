import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { priceFormValues } from '@/lib/catalog/listing/price-form';
import type { Query } from '@/lib/platform/canonical-query';
import { canReadPrices, reportUnreadablePrice, showPrices, typedPrices } from './price-fields';

/** Pause in ms after which a typed price is counted. */
const TYPING_PAUSE_MS = 800;

/**
 * Stages the prices in the form in `root` after a pause or when the shopper leaves a field, so that the sheet's button
 * counts and applies them.
 * @param price the staged range, which the form shows if it came from somewhere else
 * @param stage returns whether the prices change the list
 */
export function useTypedPrices(
  root: RefObject<Element | null>,
  price: string | undefined,
  stage: (typed: Query) => boolean,
) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Returns whether the typed prices change the list. Prices that cannot be read wait for a correction. */
  function stageTyped(): boolean {
    clearTimeout(pause.current);
    const typed = root.current && canReadPrices(root.current) && typedPrices(root.current);
    return typed ? stage(typed) : false;
  }
  const stageLater = useEffectEvent(() => {
    clearTimeout(pause.current);
    pause.current = setTimeout(stageAtPause, TYPING_PAUSE_MS);
  });
  const stageAtPause = useEffectEvent(() => stageTyped());

  useEffect(() => {
    const form = root.current?.querySelector('form');
    const listeners = new AbortController();
    const { signal } = listeners;
    form?.addEventListener('input', () => stageLater(), { signal });
    form?.addEventListener('focusout', () => stageAtPause(), { signal });
    return () => {
      listeners.abort();
      clearTimeout(pause.current);
    };
  }, [root]);

  useEffect(() => {
    if (root.current) showPrices(root.current, priceFormValues(price ? { preco: price } : {}));
  }, [root, price]);

  return {
    stageTyped,
    /** Shows a message at a price that cannot be read. Returns whether there was one. */
    reportUnreadable: () => root.current !== null && reportUnreadablePrice(root.current),
  };
}
