'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { frameCutOut, type TryOnFrame } from '@/lib/try-on/compared-frames';
import { runLiveTryOn } from '@/lib/try-on/live-try-on';
import { CAMERA_REFUSED, openCamera } from '@/lib/try-on/open-camera';
import styles from './try-on.module.css';

type State = 'opening' | 'open' | 'slow' | 'refused';

type Props = { frame: TryOnFrame; onPhoto: (picture: ImageBitmap) => void };

/** The camera, with the frame on the face if the device is fast enough, and a button that takes the photo. */
export function CameraStep({ frame, onPhoto }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const overlay = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('opening');

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const [element, canvas] = [video.current, overlay.current];
    async function open() {
      if (element === null || canvas === null || !(await openCamera(element, signal))) return;
      setState('open');
      const cutOut = await frameCutOut(frame);
      if (typeof cutOut === 'string') return;
      if (!(await runLiveTryOn({ video: element, canvas, cutOut, signal }))) setState('slow');
    }
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The camera could not be used', error);
      setState('refused');
    });
    return () => controller.abort();
  }, [frame]);

  async function take() {
    if (video.current) onPhoto(await createImageBitmap(video.current));
  }

  if (state === 'refused')
    return (
      <p className={styles.problem} role="status">
        {CAMERA_REFUSED}
      </p>
    );
  return (
    <div className={styles.text}>
      <div className={styles.camera}>
        <video ref={video} playsInline muted aria-label="Imagem da sua câmera" />
        <canvas ref={overlay} />
      </div>
      {state === 'slow' ? (
        <p className={styles.note} role="status">
          Este aparelho não acompanha ao vivo. Na foto a armação aparece igual.
        </p>
      ) : null}
      <div>
        <Button onClick={take} disabled={state === 'opening'}>
          Fotografar
        </Button>
      </div>
    </div>
  );
}
