import { useRef, useState } from 'react';
import { inspectPhoto, PhotoProblem, renderPhoto } from '@/lib/lens/photo';
import type { Lens } from './use-lens';

type Original = { file: Blob; turns: number };

/** Reads, turns and takes back the prescription photo. The original stays in memory only, to be drawn anew. */
export function usePhoto({ dispatch }: Lens) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const original = useRef<Original | null>(null);
  const latest = useRef(0);

  async function draw(next: Original, isNew: boolean) {
    const ticket = ++latest.current;
    setBusy(true);
    setProblem('');
    try {
      if (isNew) await inspectPhoto(next.file);
      const photo = await renderPhoto(next.file, next.turns);
      if (ticket !== latest.current) return;
      original.current = next;
      dispatch({ type: 'attach', photo });
    } catch (error) {
      if (ticket !== latest.current) return;
      if (!(error instanceof PhotoProblem)) console.error('The photo could not be read', error);
      setProblem(
        error instanceof PhotoProblem ? error.message : 'Não conseguimos ler esta foto. Tente outra.',
      );
    } finally {
      if (ticket === latest.current) setBusy(false);
    }
  }

  return {
    busy,
    /** What is wrong with the file picked last; what was there before is untouched. */
    problem,
    pick: (file: Blob | undefined) => (file ? draw({ file, turns: 0 }, true) : Promise.resolve()),
    /** Null when the original is gone. */
    turn: () => {
      const { current } = original;
      return current
        ? draw({ file: current.file, turns: (current.turns + 1) % 4 }, false)
        : Promise.resolve();
    },
    remove: () => {
      latest.current += 1;
      original.current = null;
      setBusy(false);
      setProblem('');
      dispatch({ type: 'remove-photo' });
    },
  };
}
