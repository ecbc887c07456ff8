import type { Query } from '@/lib/listing/query';
import styles from './listing.module.css';

type Props = {
  label: string;
  /** Query key that the choice sets. */
  name: 'order' | 'ipp';
  value: string;
  options: readonly { value: string; label: string }[];
  path: string;
  /** Query of the page: what is not chosen here is sent along, and the list starts over. */
  query: Query;
};

/**
 * Native selector in a GET form: follows a choice at once where script runs (see ListingResults), and has
 * a button where it does not (LIST-24, LIST-25).
 */
export function ChoiceForm({ label, name, value, options, path, query }: Props) {
  return (
    <form className={styles.form} action={path} method="get">
      {Object.entries(query).map(([key, text]) =>
        key === name || key === 'pg' ? null : <input key={key} type="hidden" name={key} value={text} />,
      )}
      <label>
        {label}
        {/* Keyed, because after going back the browser would keep the choice of the page that was left. */}
        <select className={styles.select} name={name} defaultValue={value} key={value} autoComplete="off">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">Aplicar</button>
      </noscript>
    </form>
  );
}
