'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyCode } from '@/lib/forms/use-lazy-form';
import { KIT_FIELDS } from '@/lib/purchase/kit/form';
import type { Kit, KitProduct } from '@/lib/purchase/kit/kit';
import { type KitSelection, NOTHING_CHOSEN } from '@/lib/purchase/kit/order';
import type { KitErrors, LoadedKitForm } from './kit-form';

const loadForm = () => import('./kit-form');
const NO_ERRORS: KitErrors = {};

/** Keeps the choices in the entry of the browser's history, so that Back, Forward and a reload restore them. */
const HISTORY_KEY = 'kitSelection';

type Kept = { id: Kit['id']; selection: KitSelection };

function keepSelection(kept: Kept): void {
  window.history.replaceState({ ...window.history.state, [HISTORY_KEY]: kept }, '');
}

/** The kept choices in this kit; null for none. */
function keptSelection(id: Kit['id']): KitSelection | null {
  const kept: Kept | undefined = window.history.state?.[HISTORY_KEY];
  return kept?.id === id ? kept.selection : null;
}

type Options = {
  /** Called with a selection that can be bought. */
  onValid: (selection: KitSelection) => void;
  /**
   * Called after an attempt to buy with the first product without a size; null if the only problem is that nothing is
   * selected.
   */
  onInvalid: (missing: KitProduct | null) => void;
  /** Called if an attempt to buy waited for code that could not be loaded. */
  onUnavailable: () => void;
};

/**
 * The form of a kit (KIT-18), whose code loads with the first focus or choice. Earlier choices, including those made
 * before hydration, are kept and passed to it; a click on the buy button waits for it.
 */
export function useKitForm(kit: Kit, { onValid, onInvalid, onUnavailable }: Options) {
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const [errors, setErrors] = useState(NO_ERRORS);
  const { code, phase, preload, wait, reset } = useLazyCode(loadForm);
  const form = useRef<LoadedKitForm>(undefined);
  /** The latest selection; state updates are too late for two choices in one event. */
  const chosen = useRef(NOTHING_CHOSEN);

  useEffect(() => {
    const kept = keptSelection(kit.id);
    // Choices made before hydration have precedence.
    if (kept === null || chosen.current !== NOTHING_CHOSEN) return;
    chosen.current = kept;
    setSelection(kept);
  }, [kit.id]);

  const reportUnavailable = useEffectEvent(onUnavailable);
  useEffect(() => {
    if (phase === 'failed') reportUnavailable();
  }, [phase]);

  const isMissing = ({ id }: KitProduct, messages = errors) => KIT_FIELDS.sizeOf(id) in messages;
  const firstMissing = (refused: KitErrors) =>
    kit.products.find((product) => isMissing(product, refused)) ?? null;

  function change(next: (current: KitSelection) => Partial<KitSelection>) {
    preload();
    const changed = next(chosen.current);
    chosen.current = form.current?.change(changed) ?? { ...chosen.current, ...changed };
    setSelection(chosen.current);
    keepSelection({ id: kit.id, selection: chosen.current });
  }

  const [error = ''] = Object.values(errors);
  return {
    selection,
    change,
    submit: () => (form.current ? form.current.submit() : wait()),
    /** Loads the code. */
    preload,
    /** Whether the product lacks a size, after an attempt to buy. */
    isMissing: (product: KitProduct) => isMissing(product),
    /** First error after an attempt to buy; '' for none. */
    error,
    isWaiting: phase === 'sending',
    controller: code ? (
      <code.KitForm
        kit={kit}
        onReady={(loaded) => {
          form.current = loaded;
          reset();
          return { selection: chosen.current, hasPressed: phase === 'sending' };
        }}
        onErrors={setErrors}
        onValid={onValid}
        onInvalid={(refused) => onInvalid(firstMissing(refused))}
      />
    ) : null,
  };
}
