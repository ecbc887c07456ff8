'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormLogic, FormOutcome } from './form-logic';

type FormState = { phase: 'idle' | 'sending' | FormOutcome['kind']; errors: Record<string, string> };

const IDLE: FormState = { phase: 'idle', errors: {} };

type Options = {
  /** ms after which an outcome message disappears; undefined for never. */
  resetAfterMs?: { [phase in FormState['phase']]?: number };
  /** Keep the values after a successful submit too. */
  keepValues?: boolean;
  /** Focus the first invalid field. Not for forms that clear errors on focus. */
  focusOnError?: boolean;
};

function focusFirstInvalid(form: HTMLFormElement, errors: Record<string, string>) {
  const [name = ''] = Object.keys(errors);
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

export type LazyForm = FormState & {
  /** Loads the logic ahead of time: call on first focus. */
  preload: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Clears the error of one field. */
  clearError: (field: string) => void;
  clearErrors: () => void;
  /** Clears errors and outcome messages, but not a submit in progress. */
  dismiss: () => void;
};

/**
 * State of a form whose validation and sending load on first use. A submit before that waits for the code;
 * one while sending is ignored. Only an accepted form is reset.
 */
export function useLazyForm(
  load: () => Promise<FormLogic>,
  { resetAfterMs, keepValues = false, focusOnError = false }: Options = {},
): LazyForm {
  const busy = useRef(false);
  const logic = useRef<Promise<FormLogic> | null>(null);
  const [state, setState] = useState<FormState>(IDLE);
  const resetDelay = resetAfterMs?.[state.phase];

  useEffect(() => {
    if (resetDelay === undefined) return;
    const timer = setTimeout(() => setState(IDLE), resetDelay);
    return () => clearTimeout(timer);
  }, [resetDelay]);

  function getLogic(): Promise<FormLogic> {
    logic.current ??= load();
    return logic.current;
  }

  async function sendWithLogic(form: HTMLFormElement): Promise<FormOutcome> {
    try {
      return await (await getLogic()).send(form);
    } catch (error) {
      // Offline: the next submit loads the code again.
      console.warn('Form code not loaded', error);
      logic.current = null;
      return { kind: 'failed' };
    }
  }

  async function send(form: HTMLFormElement) {
    busy.current = true;
    setState({ phase: 'sending', errors: {} });
    const outcome = await sendWithLogic(form);
    busy.current = false;
    setState({ phase: outcome.kind, errors: outcome.kind === 'invalid' ? outcome.errors : {} });
    if (outcome.kind === 'sent' && !keepValues) form.reset();
    if (outcome.kind === 'invalid' && focusOnError) focusFirstInvalid(form, outcome.errors);
  }

  return {
    ...state,
    preload: () => {
      getLogic().catch(() => {
        logic.current = null;
      });
    },
    submit: (event) => {
      event.preventDefault();
      if (!busy.current) void send(event.currentTarget);
    },
    clearError: (field) =>
      setState(({ phase, errors: { [field]: cleared, ...errors } }) => ({
        phase: cleared !== undefined && Object.keys(errors).length === 0 ? 'idle' : phase,
        errors,
      })),
    clearErrors: () => setState((before) => (before.phase === 'invalid' ? IDLE : before)),
    dismiss: () => setState((before) => (before.phase === 'sending' ? before : IDLE)),
  };
}
