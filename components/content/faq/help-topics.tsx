import type { ReactNode } from 'react';
import { ShopSymbol } from '@/components/layout/drawings';
import { LinkButton } from '@/components/ui/button';
import { BagIcon, LockIcon, ReturnIcon } from '@/components/ui/icons-core';
import { TruckIcon } from '@/components/ui/icons-shop';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import type { FaqQuestion, FaqTopic } from '@/lib/content/questions/faq-questions';
import { OPTICAL_QUESTIONS } from '@/lib/content/questions/optical-questions';
import { FaqList } from './faq-list';
import styles from './help-topics.module.css';

const HELP_TOPICS: readonly { key: FaqTopic; title: string; icon: ReactNode }[] = [
  { key: 'pedido', title: 'Pedido', icon: <BagIcon /> },
  { key: 'pagamento', title: 'Pagamento', icon: <LockIcon /> },
  { key: 'entrega', title: 'Entrega', icon: <TruckIcon /> },
  { key: 'troca', title: 'Troca e devolução', icon: <ReturnIcon /> },
];

const OPTICAL_TITLE = 'Óculos e lentes';

type LinksProps = {
  storefront: Pick<Storefront, 'features' | 'icon'>;
  /** Path of the page with the topics; by default the current one. */
  page?: string;
};

/** A tile for each topic of the help page. */
export function TopicLinks({ storefront: { features, icon }, page = '' }: LinksProps) {
  const optical = { key: 'otica', title: OPTICAL_TITLE, icon: <ShopSymbol paths={icon} /> };
  const topics = features.lenses ? [...HELP_TOPICS, optical] : HELP_TOPICS;
  return (
    <nav aria-label="Assuntos da ajuda">
      <ul className={styles.topics}>
        {topics.map(({ key, title, icon: topicIcon }) => (
          <li key={key}>
            <a className={styles.topicLink} href={`${page}#ajuda-${key}`}>
              {topicIcon}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  questions: readonly FaqQuestion[];
  storefront: Pick<Storefront, 'features' | 'icon'>;
  /** The platform's text of the page. */
  children: ReactNode;
};

/**
 * Links to topics, the page's text, questions grouped by topic, and contact options at the end; with questions about
 * glasses if the shop sells them.
 */
export function HelpTopics({ questions, storefront, children }: Props) {
  return (
    <div className={styles.help}>
      <TopicLinks storefront={storefront} />
      {children}
      {HELP_TOPICS.map(({ key, title }) => (
        <section className={styles.topic} aria-labelledby={`ajuda-${key}`} key={key}>
          <h2 className={styles.title} id={`ajuda-${key}`}>
            {title}
          </h2>
          <FaqList level={3} questions={questions.filter(({ topic }) => topic === key)} isClosed />
        </section>
      ))}
      {storefront.features.lenses ? (
        <section className={styles.topic} aria-labelledby="ajuda-otica">
          <h2 className={styles.title} id="ajuda-otica">
            {OPTICAL_TITLE}
          </h2>
          <FaqList level={3} questions={OPTICAL_QUESTIONS} isClosed />
        </section>
      ) : null}
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
