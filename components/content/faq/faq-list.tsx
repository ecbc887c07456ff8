import type { ReactNode } from 'react';
import { ShopLink } from '@/components/layout/links';
import { Disclosure } from '@/components/ui/disclosure';
import { FoldOnPhones } from '@/components/ui/fold-on-phones';
import type { FaqQuestion, FaqTopic } from '@/lib/content/questions/faq-questions';
import { TOPIC_TITLES } from '@/lib/content/questions/topic-titles';
import styles from './faq-list.module.css';

type Props = {
  questions: readonly FaqQuestion[];
  /** Heading level of the questions. */
  level?: 2 | 3;
  /** All questions start closed, at every width. */
  isClosed?: boolean;
};

type TopicProps = { topic: FaqTopic; children: ReactNode };

/** A topic's name next to its questions. */
function Topic({ topic, children }: TopicProps) {
  return (
    <section className={styles.topic} aria-labelledby={`assunto-${topic}`}>
      <h2 className={styles.title} id={`assunto-${topic}`}>
        {TOPIC_TITLES[topic]}
      </h2>
      {children}
    </section>
  );
}

/** Questions by topic, in the order in which the topics are first asked about. */
export function QuestionsByTopic({ questions }: Pick<Props, 'questions'>) {
  const topics = new Set(questions.map(({ topic }) => topic));
  return [...topics].map((topic) => (
    <Topic topic={topic} key={topic}>
      <FaqList level={3} questions={questions.filter((each) => each.topic === topic)} />
    </Topic>
  ));
}

type LinksProps = Pick<Props, 'questions'> &
  Pick<TopicProps, 'topic'> & {
    /** Path of the page with the questions. */
    page: string;
  };

/** Links to the questions of a topic that another page answers. */
export function QuestionLinks({ questions, topic, page }: LinksProps) {
  return (
    <Topic topic={topic}>
      <ul className={styles.links}>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a className="tap" href={`${page}#${id}`}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </Topic>
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
