'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from './alert-dialog';
import { useOnDemand } from './use-on-demand';

const load = () => import('./alert-dialog');

/** The browser's own dialog, for when ours cannot be fetched: what has to be said is said. */
function askPlainly({ title, text, cancel }: Question): boolean {
  const words = title ? `${title}\n\n${text}` : text;
  if (cancel !== undefined) return window.confirm(words);
  window.alert(words);
  return true;
}

/**
 * Questions as promises: `await ask({ text, confirm: 'Sim', cancel: 'Não' })` shows an alert dialog and resolves to
 * whether the shopper went ahead; without `cancel` it is a notice. `dialog` goes anywhere into the markup. A new
 * question answers the one before with no.
 */
export function useConfirm(): { ask: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const settle = useRef<(answer: boolean) => void>(() => undefined);

  const answer = useCallback((value: boolean) => {
    setQuestion(null);
    settle.current(value);
  }, []);

  const ask = useCallback((asked: Question) => {
    settle.current(false);
    setQuestion(asked);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  }, []);

  const loaded = useOnDemand(load, question !== null, () => question && answer(askPlainly(question)));
  useEffect(() => () => settle.current(false), []);

  return { ask, dialog: loaded && <loaded.AlertDialog question={question} onAnswer={answer} /> };
}
