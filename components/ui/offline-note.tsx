'use client';

import { useSyncExternalStore } from 'react';
import styles from './dialog.module.css';

function followConnection(onChange: () => void): () => void {
  const following = new AbortController();
  for (const type of ['online', 'offline'])
    window.addEventListener(type, onChange, { signal: following.signal });
  return () => following.abort();
}

/** While the connection is lost, says that a panel shows what had loaded before. */
export function OfflineNote() {
  const isOffline = useSyncExternalStore(
    followConnection,
    () => !navigator.onLine,
    () => false,
  );
  return isOffline ? (
    <p className={styles.offline} role="status">
      Sem conexão com a internet. Você vê o que já estava carregado.
    </p>
  ) : null;
}
