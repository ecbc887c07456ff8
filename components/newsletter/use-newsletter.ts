'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldName, NewsletterLogic } from './newsletter-logic';

/** `registered` first shows a check (`checked`), then only its words (NEWS-01 to NEWS-03). */
export type NewsletterState = 'idle' | 'sending' | 'checked' | 'registered' | 'failed';

const CHECK_MS = 1_000;
const LABEL_MS = 5_000;

/** The next state and when it comes: the check goes after 1 s, every outcome 5 s after the sending. */
const FADES: Partial<Record<NewsletterState, { to: NewsletterState; afterMs: number }>> = {
  checked: { to: 'registered', afterMs: CHECK_MS },
  registered: { to: 'idle', afterMs: LABEL_MS - CHECK_MS },
  failed: { to: 'idle', afterMs: LABEL_MS },
};

/**
 * State of the newsletter form. What it needs to validate and send is fetched by `prepare`, or at the latest
 * by `submit`; a form that is sent before that is sent as soon as it can be.
 */
export function useNewsletter(names: readonly FieldName[]) {
  const [logic, setLogic] = useState<NewsletterLogic | null>(null);
  const [state, setState] = useState<NewsletterState>('idle');
  const [invalid, setInvalid] = useState<readonly FieldName[]>([]);
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(false);

  useEffect(() => {
    const fade = FADES[state];
    if (fade === undefined) return;
    const timer = setTimeout(() => setState(fade.to), fade.afterMs);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!waiting || logic === null) return;
    setWaiting(false);
    void logic.send().then(({ outcome, invalid: fields }) => {
      setInvalid(fields);
      setState(outcome === 'invalid' ? 'idle' : outcome === 'failed' ? 'failed' : 'checked');
    });
  }, [waiting, logic]);

  const prepare = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('./newsletter-logic').then(
      ({ createNewsletterLogic }) => setLogic(createNewsletterLogic(names)),
      () => {
        // Offline: the next focus or submit asks again.
        asked.current = false;
        setWaiting(false);
        setState((before) => (before === 'sending' ? 'failed' : before));
      },
    );
  }, [names]);

  function submit() {
    if (state === 'sending') return;
    setState('sending');
    setWaiting(true);
    prepare();
  }

  return { inputs: logic?.inputs, state, invalid, prepare, submit };
}
