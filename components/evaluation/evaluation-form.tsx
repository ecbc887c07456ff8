'use client';

import { Brief } from '@/components/ui/brief';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { Spinner } from '@/components/ui/spinner';
import { StarsInput } from '@/components/ui/stars-input';
import { MAX_COMMENT, TOP_GRADE } from '@/lib/evaluation/limits';
import { firstProblem } from '@/lib/forms/first-problem';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import styles from './evaluation-form.module.css';
import { EvaluationThanks } from './evaluation-thanks';

const ANSWERS = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

/** ms that the word about an outcome stays (EVAL-16, EVAL-17). */
const MESSAGE_MS = 5_000;

/**
 * Evaluation of the shop by a customer with a key (EVAL-01 to EVAL-19): one problem at a time, gone when its own field
 * changes; what was sent cannot be sent again. The form is whole in the HTML; until its code is there
 * `method="dialog"` keeps a press of the button from loading another page and losing the answers.
 */
export function EvaluationForm() {
  const { phase, errors, prepare, submit, clearAll } = useLazyForm(
    async () => (await import('./evaluation-logic')).createEvaluationLogic(),
    { fades: { failed: MESSAGE_MS }, keep: true, focus: true },
  );
  const problem = firstProblem(errors);
  const sending = phase === 'sending';

  return (
    <div className={styles.frame}>
      {phase === 'sent' ? (
        <EvaluationThanks />
      ) : (
        <form
          className={styles.form}
          method="dialog"
          noValidate
          aria-label="Avaliação da loja"
          onFocus={prepare}
          onChange={({ target }) => {
            if ('name' in target && target.name === problem.field) clearAll();
          }}
          onSubmit={submit}
        >
          <noscript>
            <p>Para enviar a sua avaliação, ative o JavaScript do navegador.</p>
          </noscript>
          <StarsInput
            max={TOP_GRADE}
            name="experiencia"
            legend="Como foi a sua experiência de compra?"
            error={problem.of('experiencia')}
          />
          <StarsInput
            max={TOP_GRADE}
            name="atendimento"
            legend="Como foi o nosso atendimento?"
            error={problem.of('atendimento')}
          />
          <FieldGroup legend="Você compraria com a gente de novo?" error={problem.of('satisfacao')}>
            <div className={styles.choices}>
              {ANSWERS.map(({ value, label }) => (
                <label className={styles.choice} key={value}>
                  <input name="satisfacao" type="radio" value={value} required />
                  {label}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TextAreaField
            name="mensagem"
            label="Críticas, elogios ou sugestões (opcional)"
            error={problem.of('mensagem')}
            maxLength={MAX_COMMENT}
          />
          <label className={styles.consent}>
            <input name="autorizacao" type="checkbox" />
            <span>Autorizo a publicação da minha avaliação.</span>
          </label>
          <div className={styles.action}>
            <Button type="submit" size="lg" busy={sending} aria-disabled={sending || undefined}>
              {sending ? <Spinner /> : null}
              {sending ? 'Enviando' : 'Enviar avaliação'}
            </Button>
          </div>
        </form>
      )}
      <p className={styles.message} data-outcome={phase} role="status">
        {sending ? 'Enviando a sua avaliação…' : null}
        {phase === 'failed' ? 'Não foi possível enviar sua avaliação.' : null}
        {phase === 'sent' ? <Brief ms={MESSAGE_MS}>Avaliação enviada com sucesso!!!</Brief> : null}
      </p>
    </div>
  );
}
