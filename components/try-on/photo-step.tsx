'use client';

import { type ChangeEvent, useId, useState } from 'react';
import { Button, buttonProps } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { TryOnFrame } from '@/lib/try-on/compared-frames';
import { canUseCamera } from '@/lib/try-on/open-camera';
import type { PhotoProblem } from '@/lib/try-on/photo';
import { CameraStep } from './camera-step';
import styles from './try-on.module.css';

const PROBLEMS: Record<PhotoProblem, string> = {
  unreadable: 'Não conseguimos abrir essa foto. Tente outra, em JPEG, PNG ou WebP.',
  'no-face': 'Não encontramos um rosto nessa foto. Tente outra de frente, com luz no rosto e sem óculos.',
  turned: 'O rosto está muito de lado. Olhe reto para a câmera e tente de novo.',
  unclear: 'Os olhos não aparecem com nitidez. Procure mais luz, segure a câmera firme e tente de novo.',
  'eye-hidden': 'Um dos olhos está encoberto. Tire o cabelo e os óculos da frente e tente de novo.',
  'too-small': 'O rosto está longe demais para medir. Chegue mais perto da câmera e tente de novo.',
  unavailable: 'Este navegador não consegue provar óculos. Veja a armação em tamanho real, logo abaixo.',
};

type Props = {
  frame: TryOnFrame;
  isReading: boolean;
  problem: PhotoProblem | null;
  onPhoto: (source: ImageBitmapSource) => void;
};

/** A photo from the device's files or camera. */
export function PhotoStep({ frame, isReading, problem, onPhoto }: Props) {
  const id = useId();
  const [isCameraOpen, setIsCameraOpen] = useState(false);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Camera errors do not apply to a photo from the device.
    setIsCameraOpen(false);
    if (file) onPhoto(file);
    // The same photo may be chosen again.
    currentTarget.value = '';
  }

  return (
    <div className={styles.text}>
      <p>Use uma foto de frente, olhando para a câmera, sem óculos e com o rosto bem iluminado.</p>
      <div className={styles.actions}>
        {canUseCamera() ? (
          <Button aria-pressed={isCameraOpen} onClick={() => setIsCameraOpen(!isCameraOpen)}>
            Usar a câmera
          </Button>
        ) : null}
        <span className={styles.file}>
          <input id={`${id}-file`} type="file" accept="image/*" onChange={onChange} disabled={isReading} />
          <label htmlFor={`${id}-file`} {...buttonProps({ variant: 'secondary' })}>
            Escolher uma foto
          </label>
        </span>
      </div>
      {isCameraOpen && !isReading ? (
        <CameraStep
          frame={frame}
          onPhoto={(picture) => {
            setIsCameraOpen(false);
            onPhoto(picture);
          }}
        />
      ) : null}
      <div role="status">
        {isReading ? (
          <p className={styles.reading}>
            <Spinner /> Medindo o rosto…
          </p>
        ) : null}
        {problem && !isReading ? <p className={styles.problem}>{PROBLEMS[problem]}</p> : null}
      </div>
    </div>
  );
}
