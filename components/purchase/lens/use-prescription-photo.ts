import { useRef, useState } from 'react';
import { isPdf, pictureOfPdf } from '@/lib/purchase/lens/pdf/picture-of-pdf';
import { inspectPhoto, PhotoError, renderPhoto } from '@/lib/purchase/lens/photo';
import type { Lens } from '@/lib/purchase/lens/use-lens';

type Original = { file: Blob; turns: number };

/** A photo that is being drawn: a new file, or the earlier one rotated. */
type Drawing = { next: Original; isNew: boolean };

/** The picture to draw for a chosen file: the photo itself, or the drawn PDF. Throws a PhotoError. */
async function pictureOf(file: Blob): Promise<Blob> {
  if (await isPdf(file)) return pictureOfPdf(file);
  await inspectPhoto(file);
  return file;
}

/**
 * Loads, rotates and removes the prescription photo. The original is kept only in memory, to be redrawn, and as long as
 * the dialog, because the shopper may open another tab meanwhile.
 */
export function usePrescriptionPhoto({ state, dispatch }: Pick<Lens, 'state' | 'dispatch'>) {
  const [problem, setProblem] = useState('');
  const original = useRef<Original | null>(null);
  const latest = useRef<Drawing | null>(null);

  async function draw(next: Original, isNew: boolean) {
    const drawing = { next, isNew };
    latest.current = drawing;
    dispatch({ type: 'read-photo', isReading: true });
    setProblem('');
    try {
      const file = isNew ? await pictureOf(next.file) : next.file;
      const photo = await renderPhoto(file, next.turns);
      if (latest.current !== drawing) return;
      original.current = { file, turns: next.turns };
      dispatch({ type: isNew ? 'attach' : 'rotate', photo });
    } catch (error) {
      if (latest.current !== drawing) return;
      if (!(error instanceof PhotoError)) console.error('The photo could not be read', error);
      setProblem(
        error instanceof PhotoError ? error.message : 'Não conseguimos ler este arquivo. Tente outro.',
      );
    } finally {
      if (latest.current === drawing) {
        latest.current = null;
        dispatch({ type: 'read-photo', isReading: false });
      }
    }
  }

  return {
    attached: state.photo,
    busy: state.isReadingPhoto,
    /** The problem with the last file; the previous photo is kept. */
    problem,
    pick: (file: Blob | undefined) => (file ? draw({ file, turns: 0 }, true) : Promise.resolve()),
    /** Does nothing without an original in memory, or while a file is read that replaces it. Quick clicks add up. */
    turn: () => {
      const current = latest.current?.next ?? original.current;
      return current && !latest.current?.isNew
        ? draw({ file: current.file, turns: (current.turns + 1) % 4 }, false)
        : Promise.resolve();
    },
    remove: () => {
      latest.current = null;
      original.current = null;
      setProblem('');
      dispatch({ type: 'remove-photo' });
    },
  };
}
export type PrescriptionPhoto = ReturnType<typeof usePrescriptionPhoto>;
