import type { ReactNode } from 'react';
import { type Purpose, STORED_DATA } from '@/lib/consent/stored-data';
import styles from './stored-data-list.module.css';

type Entry = { name: string; text: string; duration: string };

/** What is kept, why, and how long; `nameOf` may mark an entry's name up. */
export function DataList<E extends Entry>({
  entries,
  nameOf = ({ name }) => name,
}: {
  entries: readonly E[];
  nameOf?: (entry: E) => ReactNode;
}) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div className={styles.entry} key={entry.name}>
          <dt>{nameOf(entry)}</dt>
          <dd>{entry.text}</dd>
          <dd>Duração: {entry.duration}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is stored for one purpose: real names, reasons and durations. */
export function StoredDataList({ purpose }: { purpose: Purpose }) {
  return (
    <DataList
      entries={STORED_DATA.filter((entry) => entry.purpose === purpose)}
      nameOf={({ name, sharedWith }) => (
        <>
          <code>{name}</code>
          {sharedWith === '' ? null : <span className={styles.sharedWith}> {sharedWith}</span>}
        </>
      )}
    />
  );
}
