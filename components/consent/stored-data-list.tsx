import { type Purpose, STORED_DATA } from '@/lib/consent/stored-data';
import styles from './stored-data-list.module.css';

/** What is stored for one purpose, by its true names; folded until asked for (L9, L10). */
export function StoredDataList({ purpose }: { purpose: Purpose }) {
  const entries = STORED_DATA.filter((entry) => entry.purpose === purpose);
  return (
    <details className={styles.stored}>
      <summary>Ver o que é guardado ({entries.length})</summary>
      <dl className={styles.list}>
        {entries.map(({ name, reader, text, duration }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {reader === '' ? '' : ` · ${reader}`} · {duration}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
