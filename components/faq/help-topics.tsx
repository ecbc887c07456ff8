import type { ReactNode } from 'react';
import { BagIcon, LockIcon, ReturnIcon, TruckIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import { FaqList } from './faq-list';
import styles from './help-topics.module.css';
import { QUESTIONS, type Topic } from './questions';

const TOPICS: readonly { key: Topic; title: string; Icon: () => ReactNode }[] = [
  { key: 'pedido', title: 'Pedido', Icon: BagIcon },
  { key: 'pagamento', title: 'Pagamento', Icon: LockIcon },
  { key: 'entrega', title: 'Entrega', Icon: TruckIcon },
  { key: 'troca', title: 'Troca e devolução', Icon: ReturnIcon },
];

/** Doubts by topic, with a short way to each and a person at the end (INST-14). */
export function HelpTopics() {
  return (
    <div className={styles.help}>
      <nav aria-label="Assuntos da ajuda">
        <ul className={styles.ways}>
          {TOPICS.map(({ key, title, Icon }) => (
            <li key={key}>
              <a className={styles.way} href={`#ajuda-${key}`}>
                <Icon />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {TOPICS.map(({ key, title }) => (
        <section className={styles.topic} aria-labelledby={`ajuda-${key}`} key={key}>
          <h2 className={styles.title} id={`ajuda-${key}`}>
            {title}
          </h2>
          <FaqList level={3} questions={QUESTIONS.filter(({ topic }) => topic === key)} />
        </section>
      ))}
      <div className={styles.person}>
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
