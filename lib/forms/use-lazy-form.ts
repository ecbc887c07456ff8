'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormLogic, FormOutcome } from './form-logic';

type FormState = { phase: 'idle' | 'sending' | FormOutcome['kind']; errors: Record<string, string> };

const IDLE: FormState = { phase: 'idle', errors: {} };

type Options = {
  /** ms after which the word about an outcome goes away; never, when missing. */
  fades?: { [phase in FormState['phase']]?: number };
  /** What was typed stays after a success too. */
  keep?: boolean;
  /** The first field with an error gets the focus. Not for forms whose flags go with the focus. */
  focus?: boolean;
};

function focusFirst(form: HTMLFormElement, errors: Record<string, string>) {
  const [name = ''] = Object.keys(errors);
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

export type LazyForm = FormState & {
  /** Fetches the logic ahead: on the first focus. */
  prepare: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes the flag off one field. */
  clear: (field: string) => void;
  clearAll: () => void;
  /** Takes away flags and the word about an outcome; not what is being sent. */
  dismiss: () => void;
};

/**
 * State of a form whose checking and sending is fetched when the shopper turns to it. A form that is sent
 * before that waits for it; a press during the sending does nothing. Only a form that was taken is emptied.
 */
export function useLazyForm(
  load: () => Promise<FormLogic>,
  { fades, keep = false, focus = false }: Options = {},
): LazyForm {
  const busy = useRef(false);
  const logic = useRef<Promise<FormLogic> | null>(null);
  const [state, setState] = useState<FormState>(IDLE);
  const fade = fades?.[state.phase];

  useEffect(() => {
    if (fade === undefined) return;
    const timer = setTimeout(() => setState(IDLE), fade);
    return () => clearTimeout(timer);
  }, [fade]);

  function loaded(): Promise<FormLogic> {
    logic.current ??= load();
    return logic.current;
  }

  async function attempt(form: HTMLFormElement): Promise<FormOutcome> {
    try {
      return await (await loaded()).send(form);
    } catch (error) {
      // Offline: the next press asks for the code again.
      console.warn('Form code not loaded', error);
      logic.current = null;
      return { kind: 'failed' };
    }
  }

  async function send(form: HTMLFormElement) {
    busy.current = true;
    setState({ phase: 'sending', errors: {} });
    const outcome = await attempt(form);
    busy.current = false;
    setState({ phase: outcome.kind, errors: outcome.kind === 'invalid' ? outcome.errors : {} });
    if (outcome.kind === 'sent' && !keep) form.reset();
    if (outcome.kind === 'invalid' && focus) focusFirst(form, outcome.errors);
  }

  return {
    ...state,
    prepare: () => {
      loaded().catch(() => {
        logic.current = null;
      });
    },
    submit: (event) => {
      event.preventDefault();
      if (!busy.current) void send(event.currentTarget);
    },
    clear: (field) =>
      setState(({ phase, errors: { [field]: cleared, ...errors } }) => ({
        phase: cleared !== undefined && Object.keys(errors).length === 0 ? 'idle' : phase,
        errors,
      })),
    clearAll: () => setState((before) => (before.phase === 'invalid' ? IDLE : before)),
    dismiss: () => setState((before) => (before.phase === 'sending' ? before : IDLE)),
  };
}
