'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isPlainKey } from './plain-key';
import styles from './tabs.module.css';

type Tab = { id: string; label: string; content: ReactNode };

/** Index of the tab that a key selects; null for other keys. */
function nextIndex(key: string, current: number, last: number): number | null {
  if (key === 'ArrowRight') return current === last ? 0 : current + 1;
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/**
 * Tabs that arrow keys, Home and End activate automatically. Without JavaScript all panels are shown below their
 * labels.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = isPlainKey(event) ? nextIndex(event.key, selected, tabs.length - 1) : null;
    if (next === null) return;
    event.preventDefault();
    setSelected(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  if (tabs.length === 0) return null;
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            key={tab.id}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          className={styles.panel}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          data-selected={index === selected ? '' : undefined}
          key={tab.id}
        >
          <p className={styles.name}>{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
