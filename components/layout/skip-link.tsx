import { ShopLink } from './links';
import styles from './skip-link.module.css';

/** First focusable element: skips header and menus, and leads to `<main id="conteudo">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#conteudo">
      Ir para o conteúdo
    </a>
  );
}

/** A line above the header; a link if `href` is not null. */
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
