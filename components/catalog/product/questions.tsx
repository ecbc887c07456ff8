import { Disclosure } from '@/components/ui/disclosure';
import type { StorefrontCopy } from '@/lib/config/storefronts/storefront';
import type { Pergunta } from '@/lib/platform/schemas/product-detail';
import styles from './product-screen.module.css';

type Props = {
  perguntas: readonly Pergunta[];
  /** URL of a WhatsApp chat; null for none. */
  chat: string | null;
  /** Profession of the person in this shop who answers questions. */
  adviser: StorefrontCopy['adviser'];
};

/** Questions about a product with their answers, and a way to ask another one. */
export function Questions({ perguntas, chat, adviser }: Props) {
  return (
    <section className={styles.section} aria-labelledby="perguntas">
      <h2 id="perguntas">Perguntas e respostas</h2>
      <div className={styles.text}>
        {perguntas.map(({ id, pergunta, respostas }) => (
          <Disclosure key={id || pergunta} title={pergunta}>
            {respostas.length > 0 ? (
              respostas.map(({ nome, resposta }) => (
                <p key={resposta}>
                  {nome ? <strong>{nome}: </strong> : null}
                  {resposta}
                </p>
              ))
            ) : (
              <p>Ainda sem resposta.</p>
            )}
          </Disclosure>
        ))}
        <p>
          {perguntas.length > 0 ? 'Ficou outra dúvida? ' : 'Ninguém perguntou ainda. '}
          {chat ? (
            <a href={chat} target="_blank" rel="noopener">
              Pergunte a {adviser.one} pelo WhatsApp
            </a>
          ) : (
            <a href="/pagina/central-de-atendimento">Pergunte a {adviser.oneOfOurs}</a>
          )}
          .
        </p>
      </div>
    </section>
  );
}
