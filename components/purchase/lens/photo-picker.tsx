import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { loadZoom } from '@/components/catalog/gallery/use-zoom';
import { Button } from '@/components/ui/button';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { StatusMessage, useScrollIntoViewOnChange } from '@/components/ui/status-message';
import { useConfirm } from '@/components/ui/use-confirm';
import type { Photo } from '@/lib/purchase/lens/state';
import styles from './prescription.module.css';
import type { PrescriptionPhoto } from './use-prescription-photo';

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
export function PhotoPicker({ photo }: { photo: PrescriptionPhoto }) {
  const { confirm, dialog } = useConfirm();
  const problemBox = useScrollIntoViewOnChange<HTMLDivElement>(photo.problem);
  const input = useRef<HTMLInputElement>(null);
  const replacement = useRef<HTMLInputElement>(null);
  const { attached } = photo;
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
