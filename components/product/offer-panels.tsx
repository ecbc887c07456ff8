import type { ReactNode } from 'react';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import { formatBRL } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import { interestMessage, whatsappLink } from '@/lib/product/whatsapp';
import type { Precos } from '@/lib/store-api/schemas/precos';
import type { StorefrontWords } from '@/lib/storefront/storefront';
import styles from './offer-panels.module.css';

type Props = {
  nome: string;
  /** Absolute address of the product, for the message; may be `''`. */
  url: string;
  whatsapp: string;
  /** Form of the panel. */
  children?: ReactNode;
};

function ChatLink({ nome, url, whatsapp }: Omit<Props, 'children'>) {
  const chat = whatsappLink(whatsapp, interestMessage(nome, url));
  if (!chat) return null;
  return (
    <LinkButton href={chat} variant="secondary" block target="_blank" rel="noopener">
      <WhatsAppIcon /> Conversar no WhatsApp
    </LinkButton>
  );
}

/** What stands in for the buy button of a product that cannot be added to the cart as it is. */
export function ContactOffer({
  adviser,
  ...chat
}: Omit<Props, 'children'> & Pick<StorefrontWords, 'adviser'>) {
  return (
    <>
      <p>Para comprar este modelo, fale com {adviser.ofOurs}.</p>
      <ChatLink {...chat} />
    </>
  );
}

/**
 * Panel of a sold-out product (PDP-45, PDP-50); the notify form goes inside. The last price is told, because
 * structured data and the product feed tell it too (B3, B4).
 */
export function UnavailablePanel({ children, precos, ...chat }: Props & { precos: Precos | null }) {
  const prices = displayPrices(precos);
  return (
    <div className={styles.panel}>
      <p className={styles.title}>PRODUTO ESGOTADO</p>
      <p>
        Este modelo acabou por enquanto. Fale com a gente: avisamos quando voltar ou indicamos um parecido.
      </p>
      {prices ? <p>Último preço: {formatBRL(prices.por)}</p> : null}
      {children}
      <ChatLink {...chat} />
    </div>
  );
}

/** Panel of a product sold on request (PDP-46); the quote form goes inside. */
export function RequestPanel({ children, ...chat }: Props) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>SOB CONSULTA</p>
      <p>
        Preço e prazo deste modelo são combinados com você. Conte o que procura e respondemos com um
        orçamento.
      </p>
      {children}
      <ChatLink {...chat} />
    </div>
  );
}
