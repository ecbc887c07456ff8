import { ShopLink } from '@/components/layout/shop-link';
import { Disclosure } from '@/components/ui/disclosure';
import { FoldOnPhones } from '@/components/ui/fold-on-phones';
import styles from './faq-list.module.css';
import type { Question } from './questions';

type Props = {
  questions: readonly Question[];
  /** Level of a question's heading. */
  level?: 2 | 3;
};

/** Questions with answers that fold (FAQ-02, FAQ-12, FAQ-13): open on wide screens, closed on narrow ones. */
export function FaqList({ questions, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <FoldOnPhones>
      <div className={styles.list}>
        {questions.map(({ id, question, answer, link }) => (
          <Disclosure
            open
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
                <ShopLink className={styles.link} href={link.href}>
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
