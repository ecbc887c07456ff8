import { ShopLink } from '@/components/layout/links';
import { Disclosure } from '@/components/ui/disclosure';
import { FoldOnPhones } from '@/components/ui/fold-on-phones';
import type { FaqQuestion } from '@/lib/content/questions/faq-questions';
import { TOPIC_TITLES } from '@/lib/content/questions/topic-titles';
import styles from './faq-list.module.css';

type Props = {
  questions: readonly FaqQuestion[];
  /** Heading level of the questions. */
  level?: 2 | 3;
  /** All questions start closed, at every width. */
  isClosed?: boolean;
};

type LinksProps = Pick<Props, 'questions'> & {
  /** Path of the page with the questions; by default the current one. */
  page?: string;
};

/** Links to questions by topic. */
export function QuestionLinks({ questions, page = '' }: LinksProps) {
  const topics = new Set(questions.map(({ topic }) => topic));
  return (
    <nav className={styles.jump} aria-label={page ? 'Mais perguntas' : 'Perguntas desta página'}>
      {[...topics].map((topic) => (
        <div className={styles.group} key={topic}>
          <p className={styles.topic}>{TOPIC_TITLES[topic]}</p>
          <ul>
            {questions
              .filter((each) => each.topic === topic)
              .map(({ id, question }) => (
                <li key={id}>
                  <a className="tap" href={`${page}#${id}`}>
                    {question}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
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
