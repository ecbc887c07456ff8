'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { useLostFocus } from '@/components/ui/use-lost-focus';
import type { TryOnFrame } from '@/lib/try-on/compared-frames';
import { canUseCamera } from '@/lib/try-on/open-camera';
import { loadModels } from '@/lib/try-on/worker-client';
import { ExampleFace } from './example-face';
import { PhotoFile } from './photo-file';
import styles from './try-on.module.css';

type Props = {
  frame: TryOnFrame;
  /** Called when the shopper consents, which opens the camera or the choice of a file. */
  onAgree: (source: 'camera' | 'file') => void;
  onPhoto: (file: File) => void;
  /** A way to see the frame without a photo. */
  withoutPhoto: ReactNode;
};

/** Says which data will be read and where it stays, before anything is read (LGPD, art. 11). */
export function ConsentStep({ frame, onAgree, onPhoto, withoutPhoto }: Props) {
  const hasCamera = canUseCamera();
  const step = useRef<HTMLDivElement>(null);
  // By the deletion of a photo.
  useLostFocus(() => step.current?.querySelector<HTMLElement>('button, input')?.focus());
  return (
    <div className={styles.start} ref={step}>
      <ExampleFace frame={frame} />
      <div className={styles.text}>
        <p>
          Veja a armação no seu rosto, no tamanho certo: em uma foto sua, o navegador mede a íris, a distância
          entre as pupilas e a largura do rosto.
        </p>
        <p>
          <strong>A foto e as medidas não saem deste aparelho.</strong> Apague quando quiser, com um toque.
        </p>
        <div className={styles.consent}>
          {hasCamera ? (
            <Button block onClick={() => onAgree('camera')}>
              Autorizar e usar a câmera
            </Button>
          ) : null}
          <PhotoFile
            block
            label="Autorizar e escolher uma foto"
            variant={hasCamera ? 'secondary' : 'primary'}
            onOpen={loadModels}
            onChoose={(file) => {
              if (file === null) return;
              onAgree('file');
              onPhoto(file);
            }}
          />
        </div>
        {withoutPhoto}
        <Disclosure title="Como usamos a foto">
          <ul>
            <li>O rosto e as medidas dele são dados sensíveis: só são lidos se você autorizar.</li>
            <li>Nada é enviado a nós nem a ninguém.</li>
            <li>
              Ficam só nesta aba, até você apagar, recarregar ou fechar a página. A largura do rosto fica
              guardada no aparelho se você pedir.
            </li>
            <li>Na primeira vez, o navegador baixa cerca de 5 MB do nosso site.</li>
          </ul>
        </Disclosure>
      </div>
    </div>
  );
}
