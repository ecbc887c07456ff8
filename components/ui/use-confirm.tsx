'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Question } from './alert-dialog';
import { useLazyModule } from './lazy-loading';

const load = () => import('./alert-dialog');

/** The browser's dialog, if our code cannot be loaded. */
function confirmNatively({ title, text, cancel }: Question): boolean {
  const message = title ? `${title}\n\n${text}` : text;
  if (cancel !== undefined) return window.confirm(message);
  window.alert(message);
  return true;
}

/**
 * Questions as promises: `await confirm({ text, confirm: 'Sim', cancel: 'Não' })` shows an alert dialog and resolves to
 * whether the shopper confirmed; without `cancel` it is a notice. Render `dialog` anywhere. A new question resolves a
 * pending one to false.
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const resolveAnswer = useRef<(answer: boolean) => void>(() => undefined);

  const answer = useCallback((value: boolean) => {
    setQuestion(null);
    resolveAnswer.current(value);
  }, []);

  const confirm = useCallback((next: Question) => {
    resolveAnswer.current(false);
    setQuestion(next);
    return new Promise<boolean>((resolve) => {
      resolveAnswer.current = resolve;
    });
  }, []);

  const loaded = useLazyModule(load, question !== null, () => question && answer(confirmNatively(question)));
  useEffect(() => () => resolveAnswer.current(false), []);

  return { confirm, dialog: loaded && <loaded.AlertDialog question={question} onAnswer={answer} /> };
}
