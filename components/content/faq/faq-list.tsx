import { ShopLink } from '@/components/layout/links';
import { Disclosure } from '@/components/ui/disclosure';
import { FoldOnPhones } from '@/components/ui/fold-on-phones';
import type { FaqQuestion } from '@/lib/content/questions/faq-questions';
import styles from './faq-list.module.css';

type Props = {
  questions: readonly FaqQuestion[];
  /** Heading level of the questions. */
  level?: 2 | 3;
  /** All questions start closed, at every width. */
  isClosed?: boolean;
};

/** Links to questions that start open, which together are several screens long; hidden where they start closed. */
export function QuestionLinks({ questions }: Pick<Props, 'questions'>) {
  return (
    <nav className={styles.jump} aria-label="Perguntas desta página">
      <ul>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a className="tap" href={`#${id}`}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Accordion of questions: open on wide screens unless `isClosed`, closed on narrow ones. */
export function FaqList({ questions, level = 2, isClosed = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <FoldOnPhones>
      <div className={styles.list}>
        {questions.map(({ id, question, answer, link }) => (
          <Disclosure
            open={!isClosed}
            key={id}
            title={
              <Heading className={styles.question} id={id}>
                {question}
              </Heading>
            }
          >
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {link ? (
                <ShopLink className={`tap ${styles.link}`} href={link.href}>
                  {link.label}
                </ShopLink>
              ) : null}
            </div>
          </Disclosure>
        ))}
      </div>
    </FoldOnPhones>
  );
}
