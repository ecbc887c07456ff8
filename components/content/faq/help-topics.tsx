import type { ReactNode } from 'react';
import { ShopSymbol } from '@/components/layout/drawings';
import { LinkButton } from '@/components/ui/button';
import { BagIcon, LockIcon, ReturnIcon, SearchIcon } from '@/components/ui/icons-core';
import { TruckIcon } from '@/components/ui/icons-shop';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import type { FaqQuestion, FaqTopic } from '@/lib/content/questions/faq-questions';
import { opticalQuestions } from '@/lib/content/questions/optical-questions';
import { TOPIC_TITLES } from '@/lib/content/questions/topic-titles';
import { FaqList } from './faq-list';
import styles from './help-topics.module.css';

const HELP_TOPICS: readonly { key: FaqTopic; icon: ReactNode }[] = [
  { key: 'pedido', icon: <BagIcon /> },
  { key: 'pagamento', icon: <LockIcon /> },
  { key: 'entrega', icon: <TruckIcon /> },
  { key: 'troca', icon: <ReturnIcon /> },
];

type Tile = { href: string; title: string; text?: string; icon: ReactNode };

/** Links with drawings. */
function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.topics}>
        {tiles.map(({ href, title, text, icon }) => (
          <li key={href}>
            <a className={styles.topicLink} href={href}>
              {icon}
              <span>
                {title}
                {text ? <small className={styles.note}>{text}</small> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type StorefrontProps = { storefront: Pick<Storefront, 'features' | 'icon'> };

/** A tile for each topic of the help page. */
function TopicLinks({ storefront: { features, icon } }: StorefrontProps) {
  const optical = { key: 'otica' as const, icon: <ShopSymbol paths={icon} /> };
  const topics = features.lenses ? [...HELP_TOPICS, optical] : HELP_TOPICS;
  return (
    <Tiles
      label="Assuntos da ajuda"
      tiles={topics.map(({ key, ...tile }) => ({ ...tile, href: `#ajuda-${key}`, title: TOPIC_TITLES[key] }))}
    />
  );
}

/** What shoppers can do at once, without writing to the shop. @param accountHref account page of the store site */
export function SelfService({ accountHref }: { accountHref: string }) {
  return (
    <Tiles
      label="Resolver agora"
      tiles={[
        {
          href: accountHref,
          title: 'Ver os meus pedidos',
          text: 'Situação, rastreio e nota fiscal',
          icon: <BagIcon />,
        },
        {
          href: '/pagina/troca-e-devolucao',
          title: 'Trocar ou devolver',
          text: 'Passo a passo e prazos',
          icon: <ReturnIcon />,
        },
        {
          href: '/pagina/ajuda-e-suporte',
          title: 'Tirar uma dúvida',
          text: 'Respostas por assunto',
          icon: <SearchIcon />,
        },
      ]}
    />
  );
}

type Props = {
  questions: readonly FaqQuestion[];
  storefront: Pick<Storefront, 'features' | 'icon' | 'stores'>;
  /** The platform's text of the page. */
  children: ReactNode;
};

/** The questions of a topic, which the links to topics lead to. */
function HelpTopic({ topic, questions }: { topic: FaqTopic; questions: readonly FaqQuestion[] }) {
  return (
    <section className={styles.topic} aria-labelledby={`ajuda-${topic}`}>
      <h2 className={styles.title} id={`ajuda-${topic}`}>
        {TOPIC_TITLES[topic]}
      </h2>
      <FaqList level={3} questions={questions} isClosed />
    </section>
  );
}

/**
 * Links to topics, questions grouped by topic, the page's text, and contact options at the end; with questions about
 * glasses if the shop sells them.
 */
export function HelpTopics({ questions, storefront, children }: Props) {
  return (
    <div className={styles.help}>
      <TopicLinks storefront={storefront} />
      {HELP_TOPICS.map(({ key }) => (
        <HelpTopic key={key} topic={key} questions={questions.filter(({ topic }) => topic === key)} />
      ))}
      {storefront.features.lenses ? (
        <HelpTopic topic="otica" questions={opticalQuestions(storefront)} />
      ) : null}
      {children}
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
