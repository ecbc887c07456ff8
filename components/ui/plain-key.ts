import type { KeyboardEvent } from 'react';

/** Whether a key is meant for the page; with these modifiers it is the browser's: Ctrl + zooms, Alt + ← goes back. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey);
