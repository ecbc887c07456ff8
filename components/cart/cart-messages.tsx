import { useEffect } from 'react';
import { useCartPanel, useCartServices } from '@/lib/cart/client';
import type { PanelState } from '@/lib/cart/panel-state';
import styles from './cart-messages.module.css';
import { MessageHtml } from './message-html';

const SHOWN_MS = 5_000;

function unique(messages: PanelState['messages']): PanelState['messages'] {
  return [...new Map(messages.map((message) => [message.tipo + message.mensagem, message])).values()];
}

/**
 * The platform's words about the last change, for five seconds (CART-17, CART-18), and our own when a change
 * did not go through, until the next one.
 */
export function CartMessages() {
  const { panel } = useCartServices();
  const { open, messages, changeFailed } = useCartPanel();

  useEffect(() => {
    if (!open || messages.length === 0) return;
    const timer = setTimeout(() => panel.set({ messages: [] }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [open, messages, panel]);

  return (
    <div className={styles.messages} role="status">
      {unique(messages).map(({ tipo, mensagem }) => (
        <p className={styles.message} data-tipo={tipo} key={tipo + mensagem}>
          <MessageHtml html={mensagem} />
        </p>
      ))}
      {changeFailed ? (
        <p className={styles.message} data-tipo="erro">
          Não foi possível atualizar o carrinho. Tente novamente.
        </p>
      ) : null}
    </div>
  );
}
