import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { interestMessage, whatsappLink } from '@/lib/shared/whatsapp';
import styles from './buy-bar.module.css';

type Props = {
  /** Name of the product, for the first message. */
  nome: string;
  /** Absolute address of the page, for the first message. */
  url: string;
  /** WhatsApp number from the settings, as free text. */
  whatsapp: string;
};

/**
 * Chat link in the buy bar, in place of the floating chat button (HEAD-15), which loads later; renders nothing without a
 * usable number.
 */
export function BarChat({ nome, url, whatsapp }: Props) {
  const href = whatsappLink(whatsapp, interestMessage(nome, url));
  if (href === null) return null;
  return (
    <a
      className={styles.chat}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label="WhatsApp, abre em nova aba"
    >
      <WhatsAppIcon />
    </a>
  );
}
