import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { loadZoom } from '@/components/catalog/gallery/use-zoom';
import { Button } from '@/components/ui/button';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { StatusMessage, useScrollIntoViewOnChange } from '@/components/ui/status-message';
import { useConfirm } from '@/components/ui/use-confirm';
import { isPdf, pictureOfPdf } from '@/lib/purchase/lens/pdf/picture-of-pdf';
import { inspectPhoto, PhotoError, renderPhoto } from '@/lib/purchase/lens/photo';
import type { Photo } from '@/lib/purchase/lens/state';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import styles from './prescription.module.css';

type Original = { file: Blob; turns: number };

/** The picture to draw for a chosen file: the photo itself, or the drawn PDF. Throws a PhotoError. */
async function pictureOf(file: Blob): Promise<Blob> {
  if (await isPdf(file)) return pictureOfPdf(file);
  await inspectPhoto(file);
  return file;
}

/** Loads, rotates and removes the prescription photo. The original is kept only in memory, to be redrawn. */
function usePhoto({ dispatch }: Lens) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const original = useRef<Original | null>(null);
  const latestRequest = useRef(0);

  async function draw(next: Original, isNew: boolean) {
    const requestId = ++latestRequest.current;
    setBusy(true);
    setProblem('');
    try {
      const file = isNew ? await pictureOf(next.file) : next.file;
      const photo = await renderPhoto(file, next.turns);
      if (requestId !== latestRequest.current) return;
      original.current = { file, turns: next.turns };
      dispatch({ type: isNew ? 'attach' : 'rotate', photo });
    } catch (error) {
      if (requestId !== latestRequest.current) return;
      if (!(error instanceof PhotoError)) console.error('The photo could not be read', error);
      setProblem(
        error instanceof PhotoError ? error.message : 'Não conseguimos ler este arquivo. Tente outro.',
      );
    } finally {
      if (requestId === latestRequest.current) setBusy(false);
    }
  }

  return {
    busy,
    /** The problem with the last file; the previous photo is kept. */
    problem,
    pick: (file: Blob | undefined) => (file ? draw({ file, turns: 0 }, true) : Promise.resolve()),
    /** Null if the original is no longer in memory. */
    turn: () => {
      const { current } = original;
      return current
        ? draw({ file: current.file, turns: (current.turns + 1) % 4 }, false)
        : Promise.resolve();
    },
    remove: () => {
      latestRequest.current += 1;
      original.current = null;
      setBusy(false);
      setProblem('');
      dispatch({ type: 'remove-photo' });
    },
  };
}

/** Shown after a rejected file: the previous photo is still sent with the order. */
const EARLIER_COUNTS = 'Continua valendo a receita de antes, mostrada aqui acima.';

const DELETION = { text: 'Tem certeza que deseja excluir?', confirm: 'sim', cancel: 'não' };
const ACCEPT = 'image/*,application/pdf';

type AttachedProps = { photo: Photo; alt: string };

/** The photo as wide as the dialog, which opens in the viewer of product pictures, because its figures are small. */
function AttachedPhoto({ photo, alt }: AttachedProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Without the viewer the photo here remains.
  const viewer = useLazyModule(loadZoom, isOpen, () => setIsOpen(false));
  return (
    <>
      <div className={styles.photo}>
        <img src={photo.dataUrl} width={photo.width} height={photo.height} alt={alt} />
        <button
          type="button"
          aria-label="Ampliar a receita"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <span>Ampliar</span>
        </button>
      </div>
      {viewer && isOpen ? (
        <viewer.ZoomDialog
          pictures={[{ src: photo.dataUrl, thumb: '', alt }]}
          index={0}
          isWhole
          onIndexChange={() => undefined}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Photo of the prescription: choose, check, rotate, replace, delete. The button of the dialog sends it. */
export function PhotoPicker({ lens }: { lens: Lens }) {
  const photo = usePhoto(lens);
  const { confirm, dialog } = useConfirm();
  const problemBox = useScrollIntoViewOnChange<HTMLDivElement>(photo.problem);
  const input = useRef<HTMLInputElement>(null);
  const replacement = useRef<HTMLInputElement>(null);
  const { photo: attached } = lens.state;
  const hasPhoto = attached !== null;
  const hadPhoto = useRef(hasPhoto);
  const tools = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The focused element is removed, so the next step gets the focus, unless the shopper has moved it while the photo
    // was being read.
    const hasLostFocus = document.activeElement === document.body;
    if (hasPhoto && !hadPhoto.current && hasLostFocus) replacement.current?.focus({ preventScroll: true });
    // On a phone, the question about legibility would be below the fold.
    if (hasPhoto && !hadPhoto.current) tools.current?.scrollIntoView({ block: 'nearest' });
    if (!hasPhoto && hadPhoto.current) input.current?.focus();
    hadPhoto.current = hasPhoto;
  }, [hasPhoto]);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    void photo.pick(file);
    // Allows the same file to be chosen again after a correction.
    event.target.value = '';
  }

  async function remove() {
    if (await confirm(DELETION)) photo.remove();
  }

  return (
    <div className={styles.picker} aria-busy={photo.busy}>
      {attached ? (
        <div className={styles.preview}>
          {attached.undrawnFormat ? (
            <p className={styles.undrawn}>
              Foto {attached.undrawnFormat} anexada. Este navegador não mostra esse formato; a loja abre a
              foto quando você finalizar.
            </p>
          ) : (
            <AttachedPhoto photo={attached} alt="Receita que você escolheu" />
          )}
          <div className={styles.tools} ref={tools}>
            <p role="status">
              {attached.undrawnFormat
                ? 'Confira na sua galeria: dá para ler todos os números?'
                : 'Confira: dá para ler todos os números?'}
            </p>
            <div className={styles.row}>
              {attached.undrawnFormat ? null : (
                <Button variant="quiet" size="sm" busy={photo.busy} onClick={photo.turn}>
                  Girar
                </Button>
              )}
              <label className={styles.swap}>
                Trocar arquivo
                <input ref={replacement} type="file" accept={ACCEPT} onChange={pick} />
              </label>
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={remove}>
                Excluir
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <label className={styles.drop}>
          <strong>{photo.busy ? 'Lendo o arquivo…' : 'Escolher foto ou PDF da receita'}</strong>
          <span>
            Até 10 MB; o PDF, de até duas páginas. O local e a data da foto não seguem com o pedido.
          </span>
          <input ref={input} type="file" accept={ACCEPT} onChange={pick} />
        </label>
      )}
      <div ref={problemBox}>
        <StatusMessage tone="error">
          {photo.problem !== '' && attached ? `${photo.problem} ${EARLIER_COUNTS}` : photo.problem}
        </StatusMessage>
      </div>
      {dialog}
    </div>
  );
}
