import { Disclosure } from '@/components/ui/disclosure';
import type { Pergunta } from '@/lib/store-api/schemas/avaliacoes';
import type { StorefrontWords } from '@/lib/storefront/storefront';
import styles from './product-screen.module.css';

type Props = {
  perguntas: readonly Pergunta[];
  chat: string | null;
  /** Who answers. */
  adviser: StorefrontWords['adviser'];
};

/** Questions about a product and their answers; a heading and a way to ask when there are none (PDP-29, A-34). */
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
          {perguntas.length > 0
            ? 'Ficou outra dúvida? '
            : 'Ninguém perguntou nada sobre este produto ainda. '}
          {chat ? (
            <a href={chat} target="_blank" rel="noopener">
              Pergunte a {adviser.one} pelo WhatsApp
            </a>
          ) : (
            <a href="/pagina/central-de-atendimento">Pergunte a {adviser.ofOurs}</a>
          )}
          .
        </p>
      </div>
    </section>
  );
}
