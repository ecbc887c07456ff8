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
 * A form whose code (createFormCode) is loaded on first focus. Until then the fields are plain inputs, and
 * they keep their values. A submit before that waits for the code; a submit while sending is ignored.
 */
export function useLazyForm(
  load: () => Promise<FormCode>,
  { resetAfterMs, keepValues = false, focusOnError = false }: Options = {},
): LazyForm {
  const ref = useRef<HTMLFormElement>(null);
  const isLoading = useRef(false);
  const [code, setCode] = useState<FormCode | null>(null);
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  /** State until the code is loaded. */
  const [early, setEarly] = useState<'idle' | 'sending' | 'failed'>('idle');
  const phase = early === 'sending' ? early : (loaded?.phase ?? early);
  const resetDelay = resetAfterMs?.[phase];

  function dismiss() {
    setEarly((before) => (before === 'failed' ? 'idle' : before));
    loaded?.dismiss();
  }

  const dismissLater = useEffectEvent(dismiss);
  useEffect(() => {
    if (resetDelay === undefined) return;
    const timer = setTimeout(dismissLater, resetDelay);
    return () => clearTimeout(timer);
  }, [resetDelay]);

  const isWaiting = loaded !== null && early === 'sending';
  const submitEarly = useEffectEvent(() => {
    setEarly('idle');
    loaded?.submit();
  });
  useEffect(() => {
    if (isWaiting) submitEarly();
  }, [isWaiting]);

  async function preload() {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      setCode(await load());
    } catch (error) {
      // The browser is probably offline. The next focus or submit tries again.
      console.warn('The form’s code could not be loaded', error);
      isLoading.current = false;
      setEarly((before) => (before === 'sending' ? 'failed' : before));
    }
  }

  function submit() {
    if (loaded) return loaded.submit();
    setEarly('sending');
    void preload();
  }

  return {
    phase,
    errors: loaded?.errors ?? {},
    submit,
    check: (name) => loaded?.check(name),
    clearErrors: (name) => loaded?.clearErrors(name),
    dismiss,
    formProps: {
      ref,
      onFocus: () => void preload(),
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

/** For forms that show one error at a time: the first field with an error, and the message to show. */
export function pickFirstError(errors: Record<string, string>) {
  const [[field, message] = []] = Object.entries(errors);
  return { field, messageFor: (name: string) => (name === field ? message : undefined) };
}
