import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import styles from './removed-favourites.module.css';

/** Gets the focus from the remove button. */
function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLSpanElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={button}>
      <Button variant="secondary" size="sm" aria-label={`Desfazer: ${name}`} onClick={onUndo}>
        Desfazer
      </Button>
    </span>
  );
}

/** Shown in place of a removed favourite. */
export function RemovedTile({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <li className={styles.tile}>
      <p>{name} saiu dos favoritos.</p>
      <UndoButton name={`${name} saiu dos favoritos`} onUndo={onUndo} />
    </li>
  );
}

/** Shown above the empty list after all favourites have been removed. */
export function AllRemoved({ count, onUndo }: { count: number; onUndo: () => void }) {
  const text = `${count} favoritos removidos`;
  return (
    <div className={styles.all}>
      <p>{text}.</p>
      <UndoButton name={text} onUndo={onUndo} />
    </div>
  );
}
