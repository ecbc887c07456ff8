import styles from './promo-bar.module.css';
import { ShopLink } from './shop-link';

/** One line above the header (HEAD-10); a link when `href` is given. */
export function PromoBar({ text, href }: { text: string; href: string | null }) {
  if (text === '') return null;
  return (
    <aside aria-label="Aviso da loja" data-print="hide">
      {href === null ? (
        <p className={styles.bar}>{text}</p>
      ) : (
        <ShopLink className={styles.bar} href={href}>
          {text}
        </ShopLink>
      )}
    </aside>
  );
}
