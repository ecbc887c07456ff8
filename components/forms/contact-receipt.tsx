import { useEffect, useRef } from 'react';
import { textButton } from '@/components/ui/button';
import styles from './contact-receipt.module.css';

/** The sent message, kept while the page is open. */
export type SentMessage = { nome: string; email: string; assunto: string; mensagem: string };

type Props = SentMessage & {
  /** Called if the shopper wants to write another message. */
  onAgain: () => void;
};

/** Says what happens next to a sent message, and shows it again; gets the focus. */
export function ContactReceipt({ nome, email, assunto, mensagem, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [firstName] = nome.trim().split(/\s+/);
  return (
    <section className={styles.receipt} aria-labelledby="mensagem-recebida">
      <h2 id="mensagem-recebida" ref={heading} tabIndex={-1}>
        Agora é com a gente, {firstName}.
      </h2>
      <p>
        Respondemos em até um dia útil, para <strong>{email}</strong>. Se não chegar, olhe também a caixa de
        spam.
      </p>
      <details>
        <summary className={textButton}>Ver o que você escreveu</summary>
        <p>
          <strong>{assunto}</strong>
        </p>
        <p className={styles.message}>{mensagem}</p>
      </details>
      <p className={styles.ways}>
        <button className={textButton} type="button" onClick={onAgain}>
          Enviar outra mensagem
        </button>
        <a className="tap" href="#fale-com-a-gente">
          Tem pressa? Veja outros jeitos de falar com a gente
        </a>
        <a className="tap" href="/pagina/perguntas-frequentes">
          Perguntas frequentes
        </a>
      </p>
    </section>
  );
}
