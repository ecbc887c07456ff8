import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import styles from './campaign-questions.module.css';

export type CampaignQuestion = { pergunta: string; resposta: ReactNode };

type Props = {
  /** '' for the default heading. */
  title: string;
  questions: readonly CampaignQuestion[];
};

/** Accordion of questions, which works without JavaScript; null without questions. */
export function CampaignQuestions({ title, questions }: Props) {
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
