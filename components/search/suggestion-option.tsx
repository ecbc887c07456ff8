import { ShopLink } from '@/components/layout/shop-link';
import { highlight } from '@/lib/search/highlight';
import type { Suggestion } from '@/lib/search/suggestions';
import styles from './suggestions.module.css';

type Props = { id: string; item: Suggestion; text: string; active: boolean; onLeave: () => void };

/** A product among the suggestions: picture, name with what was written set off, and its price (A1, SEARCH-07). */
export function SuggestionOption({ id, item, text, active, onLeave }: Props) {
  return (
    <ShopLink
      className={styles.option}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={item.href}
      onClick={onLeave}
    >
      <span className={styles.picture}>
        {item.imagem === '' ? null : <img src={item.imagem} alt="" width={96} height={72} />}
      </span>
      <span className={styles.name}>
        {highlight(item.nome, text).map((piece) =>
          piece.match ? <mark key={piece.at}>{piece.text}</mark> : piece.text,
        )}
      </span>
      <span className={styles.price}>
        <strong>{item.preco}</strong>
        {item.noPix ? ' à vista no PIX' : ''}
      </span>
    </ShopLink>
  );
}
