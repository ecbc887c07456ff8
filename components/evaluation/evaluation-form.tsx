'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { StarsInput } from '@/components/ui/stars-input';
import { MAX_COMMENT, TOP_GRADE } from '@/lib/evaluation/limits';
import styles from './evaluation-form.module.css';
import { EvaluationThanks } from './evaluation-thanks';
import { useEvaluation } from './use-evaluation';

const ANSWERS = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

/**
 * Evaluation of the shop by a customer with a key (EVAL-01 to EVAL-19). It is whole in the HTML; until its code
 * is there `method="dialog"` keeps a press of the button from loading another page and losing the answers.
 */
export function EvaluationForm() {
  const form = useRef<HTMLFormElement>(null);
  const { inputs, phase, outcome, message, problem, submit, touch } = useEvaluation(form);
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const sending = phase === 'sending';

  return (
    <div className={styles.frame}>
      {phase === 'sent' ? (
        <EvaluationThanks />
      ) : (
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate
          aria-label="Avaliação da loja"
          onChange={(event) => {
            if ('name' in event.target) touch(String(event.target.name));
          }}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <noscript>
            <p>Para enviar a sua avaliação, ative o JavaScript do navegador.</p>
          </noscript>
          <StarsInput
            max={TOP_GRADE}
            name="experiencia"
            legend="Como foi a sua experiência de compra?"
            error={errorOf('experiencia')}
            input={inputs?.experiencia}
          />
          <StarsInput
            max={TOP_GRADE}
            name="atendimento"
            legend="Como foi o nosso atendimento?"
            error={errorOf('atendimento')}
            input={inputs?.atendimento}
          />
          <FieldGroup legend="Você compraria com a gente de novo?" error={errorOf('satisfacao')}>
            <div className={styles.choices}>
              {ANSWERS.map(({ value, label }) => (
                <label className={styles.choice} key={value}>
                  <input name="satisfacao" {...inputs?.satisfacao} type="radio" value={value} required />
                  {label}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TextAreaField
            name="mensagem"
            {...inputs?.mensagem}
            label="Críticas, elogios ou sugestões (opcional)"
            error={errorOf('mensagem')}
            maxLength={MAX_COMMENT}
          />
          <label className={styles.consent}>
            <input name="autorizacao" {...inputs?.autorizacao} type="checkbox" />
            <span>Autorizo a publicação da minha avaliação.</span>
          </label>
          <div className={styles.action}>
            <Button type="submit" size="lg" busy={sending} aria-disabled={sending || undefined}>
              {sending ? <span className={styles.loader} /> : null}
              {sending ? 'Enviando' : 'Enviar avaliação'}
            </Button>
          </div>
        </form>
      )}
      <p className={styles.message} data-outcome={outcome ?? undefined} role="status">
        {sending ? 'Enviando a sua avaliação…' : message}
      </p>
    </div>
  );
}
