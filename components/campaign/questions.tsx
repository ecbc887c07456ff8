import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './questions.module.css';

/** A question with its answer ready to show. */
export type ShownQuestion = { pergunta: string; resposta: ReactNode };

type Props = {
  /** '' for the usual heading. */
  title: string;
  questions: readonly ShownQuestion[];
};

/** Questions that open one by one, also without script (VARIANT-08); nothing without questions. */
export function Questions({ title, questions }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="perguntas">
      <h2 className={styles.title} id="perguntas">
        {title || 'Perguntas frequentes'}
      </h2>
      <div>
        {questions.map(({ pergunta, resposta }, index) => (
          <Disclosure
            title={<h3 className={styles.question}>{pergunta}</h3>}
            open={index === 0}
            name="perguntas-da-pagina"
            key={pergunta}
          >
            {resposta}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
