'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './status-message.module.css';

type Props = {
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  /** Null for none: the live region stays in the DOM, so that the next message is announced. */
  children: ReactNode;
};

/** A message in a box with a coloured edge, for live regions that contain several. */
export function Message({ tone = 'neutral', children }: Props) {
  return (
    <div className={styles.message} data-tone={tone}>
      {children}
    </div>
  );
}

/** Message in a live region; errors are announced assertively, other messages politely. */
export function StatusMessage({ tone = 'neutral', children }: Props) {
  const isEmpty = children === null || children === undefined || children === false || children === '';
  return (
    <div className={styles.region} role={tone === 'error' ? 'alert' : 'status'}>
      {isEmpty ? null : <Message tone={tone}>{children}</Message>}
    </div>
  );
}

/**
 * Scrolls the element into view whenever `message` changes, because in a dialog an error message may appear below the
 * fold.
 * @param message `''` for none
 */
export function useScrollIntoViewOnChange<T extends Element>(message: string): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (message !== '') element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return element;
}
