import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { BagIcon, LockIcon, ReturnIcon } from '@/components/ui/icons-core';
import { TruckIcon } from '@/components/ui/icons-shop';
import { FaqList } from './faq-list';
import type { FaqQuestion, FaqTopic } from './faq-questions';
import styles from './help-topics.module.css';

const HELP_TOPICS: readonly { key: FaqTopic; title: string; Icon: () => ReactNode }[] = [
  { key: 'pedido', title: 'Pedido', Icon: BagIcon },
  { key: 'pagamento', title: 'Pagamento', Icon: LockIcon },
  { key: 'entrega', title: 'Entrega', Icon: TruckIcon },
  { key: 'troca', title: 'Troca e devolução', Icon: ReturnIcon },
];

/** Questions grouped by topic, with links to each topic and a contact at the end. */
export function HelpTopics({ questions }: { questions: readonly FaqQuestion[] }) {
  return (
    <div className={styles.help}>
      <nav aria-label="Assuntos da ajuda">
        <ul className={styles.topics}>
          {HELP_TOPICS.map(({ key, title, Icon }) => (
            <li key={key}>
              <a className={styles.topicLink} href={`#ajuda-${key}`}>
                <Icon />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {HELP_TOPICS.map(({ key, title }) => (
        <section className={styles.topic} aria-labelledby={`ajuda-${key}`} key={key}>
          <h2 className={styles.title} id={`ajuda-${key}`}>
            {title}
          </h2>
          <FaqList level={3} questions={questions.filter(({ topic }) => topic === key)} />
        </section>
      ))}
      <div className={styles.contact}>
        <h2 className={styles.title}>Não achou a resposta?</h2>
        <p>Conte o que aconteceu. Quem responde é gente da loja, que conhece o produto e o seu pedido.</p>
        <div className={styles.actions}>
          <LinkButton href="/pagina/central-de-atendimento">Escrever para a loja</LinkButton>
          <LinkButton href="/pagina/perguntas-frequentes" variant="quiet">
            Ver todas as dúvidas frequentes
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
