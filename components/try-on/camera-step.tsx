'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { frameCutOut, type TryOnFrame } from '@/lib/try-on/compared-frames';
import { runLiveTryOn } from '@/lib/try-on/live-try-on';
import { closeWithDialog, openCamera } from '@/lib/try-on/open-camera';
import styles from './try-on.module.css';

type State = 'opening' | 'open' | 'slow';

type Props = {
  frame: TryOnFrame;
  onPhoto: (picture: ImageBitmap) => void;
  /** Called if the camera cannot be used. */
  onRefused: () => void;
  onClose: () => void;
};

/** The camera, with the frame on the face if the device is fast enough, and a button that takes the photo. */
export function CameraStep({ frame, onPhoto, onRefused, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('opening');

  const refuse = useEffectEvent(onRefused);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const [element, canvas] = [video.current, overlay.current];
    closeWithDialog(element, close, signal);
    async function open() {
      if (element === null || canvas === null || !(await openCamera(element, signal))) return;
      setState('open');
      const cutOut = await frameCutOut(frame);
      if (typeof cutOut === 'string') return;
      try {
        if (!(await runLiveTryOn({ video: element, canvas, cutOut, signal }))) setState('slow');
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The frame cannot be shown live', error);
        setState('slow');
      }
    }
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The camera could not be used', error);
      refuse();
    });
    return () => controller.abort();
  }, [frame]);

  async function take() {
    if (video.current === null || state === 'opening') return;
    // A second tap would take a second photo.
    setState('opening');
    try {
      onPhoto(await createImageBitmap(video.current));
    } catch (error) {
      console.warn('The photo could not be taken', error);
      onRefused();
    }
  }

  return (
    <div className={styles.shoot}>
      <div className={styles.camera}>
        <video ref={video} playsInline muted aria-label="Imagem da sua câmera" />
        <canvas ref={overlay} />
      </div>
      {state === 'slow' ? (
        <p className={styles.note} role="status">
          Tire a foto e veja a armação nela: neste aparelho não dá para ver ao vivo.
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button busy={state === 'opening'} onClick={take}>
          Fotografar
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Fechar a câmera
        </Button>
      </div>
    </div>
  );
}
