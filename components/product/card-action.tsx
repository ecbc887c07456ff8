import Link from 'next/link';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Card } from '@/lib/product/card';
import styles from './product-card.module.css';

type Props = {
  card: Pick<Card, 'status' | 'nome' | 'href' | 'chat'>;
  /** Button that adds to the cart, for products that can be added at once. */
  comprar: ReactNode;
};

/** What a card offers to do, by status (CARD-01 to CARD-08). */
export function CardAction({ card: { status, nome, href, chat }, comprar }: Props) {
  if (status === 'disponivel') {
    return (
      <div className={styles.action}>{comprar ?? <ActionLink href={href} text="Comprar" nome={nome} />}</div>
    );
  }
  if (status === 'indisponivel') {
    return (
      <div className={styles.action}>
        <span className={styles.state}>Produto indisponível</span>
        <ActionLink href={href} text="Avise-me quando chegar" nome={nome} />
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <ActionLink href={href} text="Solicitar orçamento" nome={nome} />
      {chat ? (
        <a href={chat} target="_blank" rel="noopener">
          WhatsApp<VisuallyHidden> sobre {nome}, abre em nova aba</VisuallyHidden>
        </a>
      ) : null}
    </div>
  );
}

function ActionLink({ href, text, nome }: { href: string; text: string; nome: string }) {
  return (
    <Link href={href} prefetch={false}>
      {text}
      <VisuallyHidden> {nome}</VisuallyHidden>
    </Link>
  );
}
