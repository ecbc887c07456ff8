import type { ReactNode } from 'react';
import { type Purpose, type StoringFeature, storedDataFor } from '@/lib/consent/stored-data';
import styles from './stored-data-list.module.css';

type Entry = { name: string; text: string; duration: string };

/** Stored data with reason and duration; `nameOf` may add markup to an entry's name. */
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

type Props = {
  purpose: Purpose;
  /** Features that the shop does not have; data that only they store is left out. */
  absent?: readonly StoringFeature[] | undefined;
};

/** Data stored for one purpose: real names, reasons and durations. */
export function StoredDataList({ purpose, absent = [] }: Props) {
  return (
    <DataList
      entries={storedDataFor(purpose, absent)}
      nameOf={({ name, sharedWith }) => (
        <>
          <code>{name}</code>
          {sharedWith === '' ? null : <span className={styles.sharedWith}> {sharedWith}</span>}
        </>
      )}
    />
  );
}
