import { type ChangeEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { StatusMessage } from '@/components/ui/status-message';
import { useConfirm } from '@/components/ui/use-confirm';
import { useShown } from '@/components/ui/use-shown';
import styles from './prescription.module.css';
import type { Lens } from './use-lens';
import { usePhoto } from './use-photo';

const DELETION = { text: 'Tem certeza que deseja excluir?', confirm: 'sim', cancel: 'não' };
const ACCEPT = 'image/jpeg,image/png,image/webp';

type Props = { lens: Lens; onHandOver: () => void };

/** Photo of the prescription: choose, look, turn, replace, delete, hand over (LENS-12, LENS-15, LENS-16). */
export function PhotoPicker({ lens, onHandOver }: Props) {
  const photo = usePhoto(lens);
  const { ask, dialog } = useConfirm();
  const told = useShown<HTMLDivElement>(photo.problem);
  const input = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const { photo: shown, handedOver } = lens.state;
  const hasPhoto = shown !== null;
  const hadPhoto = useRef(hasPhoto);

  useEffect(() => {
    // The thing to do next takes the focus from what has gone.
    if (hasPhoto && !hadPhoto.current) send.current?.focus();
    if (!hasPhoto && hadPhoto.current) input.current?.focus();
    hadPhoto.current = hasPhoto;
  }, [hasPhoto]);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    void photo.pick(file);
    // The same file can be chosen again after a correction.
    event.target.value = '';
  }

  async function remove() {
    if (await ask(DELETION)) photo.remove();
  }

  return (
    <div className={styles.picker} aria-busy={photo.busy}>
      {shown ? (
        <div className={styles.preview}>
          <img
            src={shown.dataUrl}
            width={shown.width}
            height={shown.height}
            alt="Receita que você escolheu"
          />
          <div className={styles.tools}>
            {handedOver ? (
              <p className={styles.sent} role="status">
                <strong>RECEITA ENVIADA COM SUCESSO!</strong> Ela segue com o pedido quando você finalizar.
              </p>
            ) : (
              <>
                <p role="status">Confira: dá para ler todos os números?</p>
                <Button ref={send} onClick={onHandOver}>
                  Enviar receita
                </Button>
              </>
            )}
            <div className={styles.row}>
              <Button variant="quiet" size="sm" busy={photo.busy} onClick={photo.turn}>
                Girar
              </Button>
              <label className={styles.swap}>
                Trocar foto
                <input type="file" accept={ACCEPT} onChange={pick} />
              </label>
              <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={remove}>
                Excluir
              </Button>
            </div>
          </div>
        </div>
      ) : (
        <label className={styles.drop}>
          <strong>{photo.busy ? 'Lendo a foto…' : 'Escolher foto da receita'}</strong>
          <span>JPG, PNG ou WebP de até 10 MB. O local e a data da foto são apagados antes do envio.</span>
          <input ref={input} type="file" accept={ACCEPT} onChange={pick} />
        </label>
      )}
      <div ref={told}>
        <StatusMessage tone="error">{photo.problem}</StatusMessage>
      </div>
      {dialog}
    </div>
  );
}
