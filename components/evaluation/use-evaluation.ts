'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EvaluationProblem } from '@/lib/evaluation/schema';
import type { EvaluationLogic } from './evaluation-logic';

export type EvaluationPhase = 'open' | 'sending' | 'sent';

const MESSAGES = {
  sent: 'Avaliação enviada com sucesso!!!',
  failed: 'Não foi possível enviar sua avaliação.',
} as const;
export type Outcome = keyof typeof MESSAGES;

const MESSAGE_MS = 5_000;

/**
 * State of the evaluation form (EVAL-12 to EVAL-17). What checks and sends is fetched once the page is there; a
 * form that is sent before that is sent as soon as it can be. A sent form cannot be sent again.
 */
export function useEvaluation(form: RefObject<HTMLFormElement | null>) {
  const [logic, setLogic] = useState<EvaluationLogic | null>(null);
  const [phase, setPhase] = useState<EvaluationPhase>('open');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<EvaluationProblem | null>(null);
  const [waiting, setWaiting] = useState(false);
  const asked = useRef(false);
  const busy = useRef(false);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const prepare = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('./evaluation-logic').then(
      ({ createEvaluationLogic }) => {
        if (form.current !== null) setLogic(createEvaluationLogic(form.current));
      },
      () => {
        // Offline: the next submit asks again.
        asked.current = false;
        if (!busy.current) return;
        busy.current = false;
        setWaiting(false);
        setPhase('open');
        setOutcome('failed');
      },
    );
  }, [form]);

  useEffect(prepare, [prepare]);

  useEffect(() => {
    if (!waiting || logic === null) return;
    setWaiting(false);
    void logic.send().then((result) => {
      busy.current = result === 'sent';
      setPhase(result === 'sent' ? 'sent' : 'open');
      if (typeof result === 'string') setOutcome(result);
      else setProblem(result);
    });
  }, [waiting, logic]);

  function submit() {
    if (busy.current) return;
    busy.current = true;
    setOutcome(null);
    setProblem(null);
    setPhase('sending');
    setWaiting(true);
    prepare();
  }

  /** Takes the flag off a control that the shopper changes (EVAL-14). */
  function touch(field: string) {
    setProblem((current) => (current?.field === field ? null : current));
  }

  return {
    inputs: logic?.inputs,
    phase,
    outcome,
    message: outcome === null ? '' : MESSAGES[outcome],
    problem,
    submit,
    touch,
  };
}
