'use client';

import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FormCode, FormPhase, LoadedForm } from './form-code';

type Options = {
  /** Time in ms after which an outcome message disappears; undefined for never. */
  resetAfterMs?: { [phase in FormPhase]?: number };
  /** Whether to keep the values after a successful submit. */
  keepValues?: boolean;
  /** Whether to focus the first invalid field. Must be off in forms that clear errors on focus. */
  focusOnError?: boolean;
};

type FieldProps = { name: string } & Partial<ReturnType<LoadedForm['register']>>;

export type LazyForm = Pick<
  LoadedForm,
  'phase' | 'errors' | 'submit' | 'check' | 'clearErrors' | 'dismiss'
> & {
  /** Attributes of the form. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onFocus: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Attributes of a field. */
  field: (name: string) => FieldProps;
  /** The loaded code; render it inside the form. */
  controller: ReactNode;
};

/**
 * Code that loads on first use. A submit before that calls `wait`. `phase` is then 'sending', until the caller submits
 * and calls `reset`, or 'failed' if the code could not be loaded.
 */
export function useLazyCode<Code extends object>(load: () => Promise<Code>) {
  const isLoading = useRef(false);
  const [code, setCode] = useState<Code | null>(null);
  const [phase, setPhase] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function preload() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      setCode(await load());
    } catch (error) {
      // The browser is probably offline. The next focus or submit tries again.
      console.warn('The form’s code could not be loaded', error);
      isLoading.current = false;
      setPhase((before) => (before === 'sending' ? 'failed' : before));
    }
  }

  return {
    code,
    phase,
    preload: () => void preload(),
    wait() {
      setPhase('sending');
      void preload();
    },
    reset: () => setPhase('idle'),
  };
}

/**
 * A form whose code (createFormCode) is loaded on first focus. Until then the fields are plain inputs, and
 * they keep their values. A submit before that waits for the code; a submit while sending is ignored.
 */
export function useLazyForm(
  load: () => Promise<FormCode>,
  { resetAfterMs, keepValues = false, focusOnError = false }: Options = {},
): LazyForm {
  const ref = useRef<HTMLFormElement>(null);
  const { code, phase: early, preload, wait, reset } = useLazyCode(load);
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  const phase = early === 'sending' ? early : (loaded?.phase ?? early);
  const resetDelay = resetAfterMs?.[phase];

  function dismiss() {
    if (early === 'failed') reset();
    loaded?.dismiss();
  }

  const dismissLater = useEffectEvent(dismiss);
  useEffect(() => {
    if (resetDelay === undefined) return;
    const timer = setTimeout(dismissLater, resetDelay);
    return () => clearTimeout(timer);
  }, [resetDelay]);

  const hasWaited = loaded !== null && early === 'sending';
  const submitLate = useEffectEvent(() => {
    reset();
    loaded?.submit();
  });
  useEffect(() => {
    if (hasWaited) submitLate();
  }, [hasWaited]);

  const submit = () => (loaded ? loaded.submit() : wait());

  return {
    phase,
    errors: loaded?.errors ?? {},
    submit,
    check: (name) => loaded?.check(name),
    clearErrors: (name) => loaded?.clearErrors(name),
    dismiss,
    formProps: {
      ref,
      onFocus: preload,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    field: (name) => ({ name, ...loaded?.register(name) }),
    controller: code ? (
      <code.Controller
        {...code}
        form={ref}
        keepValues={keepValues}
        focusOnError={focusOnError}
        onChange={setLoaded}
      />
    ) : null,
  };
}
