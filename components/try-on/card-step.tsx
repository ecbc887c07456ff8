'use client';

import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button, buttonProps } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useScrollIntoViewOnChange } from '@/components/ui/status-message';
import { WANTED_READINGS } from '@/lib/face-measure/card/card-readings';
import type { Measure } from '@/lib/face-measure/geometry/face-measures';
import type { Optics } from '@/lib/face-measure/geometry/projection';
import { type CardProgress, type ReadingProblem, readCard, readLiveCard } from '@/lib/try-on/measure-card';
import { CAMERA_REFUSED, canUseCamera, closeWithDialog, openCamera } from '@/lib/try-on/open-camera';
import styles from './try-on.module.css';

type Problem = ReadingProblem | 'unreadable' | 'camera';

const PROBLEMS: Record<Problem, string> = {
  'no-card':
    'Não vemos um cartão. Encoste-o na testa, deitado, com o verso para a câmera, e procure mais luz.',
  'part-of-card':
    'Só vemos uma parte do cartão. Vire-o de frente para a câmera, tire o cabelo e os dedos da frente dele e procure mais luz: as quatro bordas têm de aparecer.',
  'leaning-card': 'O cartão está inclinado demais. Encoste-o inteiro na testa, de frente para a câmera.',
  'at-nose':
    'O cartão está debaixo do nariz, onde a medida não sai exata. Encoste-o na testa, logo acima das sobrancelhas.',
  'no-face': 'Não encontramos um rosto. Olhe reto para a câmera, com o rosto inteiro na imagem.',
  turned: 'O rosto está muito de lado. Olhe reto para a câmera.',
  'eye-hidden': 'Um dos olhos está encoberto. Tire o cabelo e os óculos da frente.',
  'too-small': 'O rosto está longe demais para medir. Chegue mais perto da câmera.',
  unclear:
    'Os olhos não aparecem com nitidez. Procure mais luz e use uma foto mais nítida, com a câmera parada.',
  unreadable: 'Não conseguimos abrir essa foto. Tente outra, em JPEG, PNG ou WebP.',
  camera: CAMERA_REFUSED,
};

type Props = { onMeasured: (pupils: Measure) => void; onClose: () => void };

/** The lens of a photo; null if the file does not say. The code that reads it is loaded with the first photo. */
async function opticsOf(file: File, size: ImageBitmap): Promise<Optics | null> {
  try {
    const { readPhotoOptics } = await import('@/lib/try-on/photo-optics');
    return await readPhotoOptics(file, size);
  } catch (error) {
    console.warn('The lens of the photo is not known', error);
    return null;
  }
}

/**
 * Measures a face that holds a card to the forehead, in camera pictures or in a photo. No picture of the card is saved
 * or shown in focus.
 */
export function CardStep({ onMeasured, onClose }: Props) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [progress, setProgress] = useState<CardProgress | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const finish = useEffectEvent(onMeasured);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const element = video.current;
    closeWithDialog(element, () => setIsOpen(false), signal);
    async function read() {
      if (element === null || !(await openCamera(element, signal))) return;
      const pupils = await readLiveCard({ video: element, signal, onProgress: setProgress });
      if (pupils !== null) finish(pupils);
    }
    read().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The card could not be read with the camera', error);
      setIsOpen(false);
      setProblem('camera');
    });
    return () => controller.abort();
  }, [isOpen]);

  function toggleCamera() {
    setProgress(null);
    setProblem(null);
    setIsOpen(!isOpen);
  }

  async function readFile(file: File) {
    setIsOpen(false);
    setProblem(null);
    setIsReading(true);
    try {
      const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
      const reading = await readCard(picture, await opticsOf(file, picture));
      if (typeof reading === 'string') setProblem(reading);
      else onMeasured(reading);
    } catch (error) {
      console.warn('The photo with the card could not be read', error);
      setProblem('unreadable');
    } finally {
      setIsReading(false);
    }
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (file) readFile(file);
    // Allows the same photo to be chosen again.
    currentTarget.value = '';
  }

  const shown = isOpen ? (progress?.problem ?? null) : problem;
  // The bar at the bottom of the sheet would cover the camera's picture and messages about a photo.
  const camera = progress === null ? 'opens' : 'sees';
  const outcome = useScrollIntoViewOnChange<HTMLDivElement>(isOpen ? camera : isReading ? '' : (shown ?? ''));
  return (
    <section className={styles.text} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Medir com um cartão</h3>
      <ul>
        <li>Use qualquer cartão do tamanho dos de banco, com o verso virado para a câmera.</li>
        <li>
          Encoste o cartão na testa, deitado, com a borda de baixo logo acima das sobrancelhas. Segure pelos
          lados, com a ponta dos dedos, sem cabelo na frente.
        </li>
        <li>Tire os óculos, fique à distância de um braço e olhe reto para a câmera.</li>
      </ul>
      <p className={styles.note}>
        O cartão serve só de régua: nenhum número é lido, guardado ou mostrado. A imagem aparece desfocada e
        não sai deste aparelho.
      </p>
      <div className={styles.actions}>
        {canUseCamera() ? (
          <Button aria-pressed={isOpen} onClick={toggleCamera}>
            Medir com a câmera
          </Button>
        ) : null}
        <span className={styles.file}>
          <input id={`${id}-file`} type="file" accept="image/*" onChange={onChange} disabled={isReading} />
          <label htmlFor={`${id}-file`} {...buttonProps({ variant: 'secondary' })}>
            Escolher uma foto com o cartão
          </label>
        </span>
        <Button variant="quiet" onClick={onClose}>
          Voltar
        </Button>
      </div>
      <div className={styles.outcome} ref={outcome}>
        {isOpen ? (
          <div className={styles.camera} data-blurred>
            <video ref={video} playsInline muted aria-label="Imagem desfocada da sua câmera" />
          </div>
        ) : null}
        <div role="status">
          {isReading || isOpen ? (
            <p className={styles.reading}>
              <Spinner />
              {progress && isOpen && progress.count > 0
                ? `Cartão visto em ${Math.min(progress.count, WANTED_READINGS)} de ${WANTED_READINGS} imagens. Continue assim…`
                : 'Procurando o cartão…'}
            </p>
          ) : null}
          {shown && !isReading ? <p className={styles.problem}>{PROBLEMS[shown]}</p> : null}
        </div>
      </div>
    </section>
  );
}
