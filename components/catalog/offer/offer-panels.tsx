import type { ReactNode } from 'react';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { LinkButton } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import type { StorefrontCopy } from '@/lib/config/storefronts/storefront';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import { interestMessage, whatsappLink } from '@/lib/shared/whatsapp';
import styles from './offer-panels.module.css';

type Props = {
  nome: string;
  /** Absolute URL of the product, for the chat message; may be `''`. */
  url: string;
  whatsapp: string;
  /** Form, if any. */
  children?: ReactNode;
};

/** A chat link, or the page with all other contact options. */
function AskLink({ nome, url, whatsapp }: Omit<Props, 'children'>) {
  const chat = whatsappLink(whatsapp, interestMessage(nome, url));
  if (!chat) {
    return (
      <LinkButton href="/pagina/contato" variant="secondary" block>
        Falar com a loja
      </LinkButton>
    );
  }
  return (
    <LinkButton href={chat} variant="secondary" block target="_blank" rel="noopener">
      <WhatsAppIcon /> Conversar no WhatsApp
    </LinkButton>
  );
}

/** Replaces the buy button of a product that cannot be added to the cart. */
export function ContactOffer({
  adviser,
  ...chat
}: Omit<Props, 'children'> & Pick<StorefrontCopy, 'adviser'>) {
  return (
    <>
      <p className={styles.ofSize}>Esgotado neste tamanho.</p>
      <p>Para comprar este modelo, fale com {adviser.oneOfOurs}.</p>
      <AskLink {...chat} />
    </>
  );
}

/**
 * Panel of a sold-out product. It shows the last price, because the structured data and the product feed contain it and
 * must match the page.
 */
export function SoldOutPanel({ children, precos, ...chat }: Props & { precos: Precos | null }) {
  const prices = displayPrices(precos);
  return (
    <div className={`ruled ${styles.panel}`}>
      <p className={styles.title}>PRODUTO ESGOTADO</p>
      <p>Acabou por enquanto. Avisamos quando voltar, ou indicamos um parecido se você falar com a gente.</p>
      {prices ? (
        <p>
          Último preço: <CashFirst price={prices} />
        </p>
      ) : null}
      {children}
      <AskLink {...chat} />
    </div>
  );
}

/** Panel of a product with a price on request. */
export function QuotePanel({ children, ...chat }: Props) {
  return (
    <div className={`ruled ${styles.panel}`}>
      <p className={styles.title}>SOB CONSULTA</p>
      <p>
        Preço e prazo deste modelo são combinados com você. Conte o que procura e respondemos com um
        orçamento.
      </p>
      {children}
      <AskLink {...chat} />
    </div>
  );
}
