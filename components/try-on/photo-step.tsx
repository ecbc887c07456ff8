'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { TryOnFrame } from '@/lib/try-on/compared-frames';
import { CAMERA_REFUSED, canUseCamera } from '@/lib/try-on/open-camera';
import type { PhotoProblem } from '@/lib/try-on/photo';
import { CameraStep } from './camera-step';
import { PhotoFile } from './photo-file';
import styles from './try-on.module.css';

const PROBLEMS: Record<PhotoProblem, string> = {
  unreadable: 'Não conseguimos abrir essa foto. Tente outra, em JPEG, PNG ou WebP.',
  'no-face': 'Não encontramos um rosto nessa foto. Tente outra de frente, com luz no rosto e sem óculos.',
  turned: 'O rosto está muito de lado. Olhe reto para a câmera e tente de novo.',
  unclear:
    'Os olhos não aparecem com nitidez. Procure mais luz e use uma foto mais nítida, com a câmera parada.',
  'eye-hidden': 'Um dos olhos está encoberto. Tire o cabelo e os óculos da frente e tente de novo.',
  'too-small': 'O rosto está longe demais para medir. Chegue mais perto da câmera e tente de novo.',
  unavailable: 'Este navegador não consegue provar óculos. Veja a armação em tamanho real, logo abaixo.',
};

type Props = {
  frame: TryOnFrame;
  /** Whether the camera is open from the start. */
  startsWithCamera: boolean;
  isReading: boolean;
  problem: PhotoProblem | null;
  onPhoto: (source: ImageBitmapSource) => void;
};

/** A photo from the device's files or its camera. While the camera is open, only its buttons are shown. */
export function PhotoStep({ frame, startsWithCamera, isReading, problem, onPhoto }: Props) {
  const [camera, setCamera] = useState<'open' | 'closed' | 'refused'>(startsWithCamera ? 'open' : 'closed');
  const step = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clicked button is removed with its step, and a field is disabled while a photo is read
  useEffect(() => {
    if (document.activeElement?.matches('button, input')) return;
    step.current?.querySelector<HTMLElement>(':is(button, input):enabled')?.focus();
  }, [camera, isReading]);

  return (
    <div className={styles.text} ref={step}>
      <p>Use uma foto de frente, olhando para a câmera, sem óculos e com o rosto bem iluminado.</p>
      {camera === 'open' ? (
        <CameraStep
          frame={frame}
          onPhoto={(picture) => {
            setCamera('closed');
            onPhoto(picture);
          }}
          onRefused={() => setCamera('refused')}
          onClose={() => setCamera('closed')}
        />
      ) : (
        <div className={styles.actions}>
          {canUseCamera() ? <Button onClick={() => setCamera('open')}>Usar a câmera</Button> : null}
          <PhotoFile
            label="Escolher uma foto"
            variant="secondary"
            disabled={isReading}
            onChoose={(file) => {
              // Camera errors do not apply to a photo from the device.
              setCamera('closed');
              if (file) onPhoto(file);
            }}
          />
        </div>
      )}
      <div role="status">
        {isReading ? (
          <p className={styles.reading}>
            <Spinner /> Medindo o rosto…
          </p>
        ) : null}
        {camera === 'refused' ? <p className={styles.problem}>{CAMERA_REFUSED}</p> : null}
        {problem && !isReading && camera === 'closed' ? (
          <p className={styles.problem}>{PROBLEMS[problem]}</p>
        ) : null}
      </div>
    </div>
  );
}
