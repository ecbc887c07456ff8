import { type Purpose, STORED_DATA } from '@/lib/consent/stored-data';
import styles from './stored-data-list.module.css';

/** What a browser is left with for one purpose: true names, reasons and durations (L9, L10). */
export function StoredDataList({ purpose }: { purpose: Purpose }) {
  return (
    <dl className={styles.list}>
      {STORED_DATA.filter((entry) => entry.purpose === purpose).map(({ name, reader, text, duration }) => (
        <div className={styles.entry} key={name}>
          <dt>
            <code>{name}</code>
            {reader === '' ? null : <span className={styles.reader}> {reader}</span>}
          </dt>
          <dd>{text}</dd>
          <dd>Duração: {duration}</dd>
        </div>
      ))}
    </dl>
  );
}
