import { type Purpose, STORED_DATA } from '@/lib/consent/stored-data';
import styles from './stored-data-list.module.css';

/** What is stored for one purpose: real names, reasons and durations. */
export function StoredDataList({ purpose }: { purpose: Purpose }) {
  return (
    <dl className={styles.list}>
      {STORED_DATA.filter((entry) => entry.purpose === purpose).map(
        ({ name, sharedWith, text, duration }) => (
          <div className={styles.entry} key={name}>
            <dt>
              <code>{name}</code>
              {sharedWith === '' ? null : <span className={styles.sharedWith}> {sharedWith}</span>}
            </dt>
            <dd>{text}</dd>
            <dd>Duração: {duration}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
