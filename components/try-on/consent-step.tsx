'use client';

import type { ReactNode } from 'react';
import { FrameOutline } from '@/components/catalog/product/frame-outline';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import { canUseCamera } from '@/lib/try-on/open-camera';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import { loadModels } from '@/lib/try-on/worker-client';
import { PhotoFile } from './photo-file';
import styles from './try-on.module.css';

/** Width and height of a face, and the position of its eyes, as fractions of the frame's front and of the face. */
const FACE = { width: 1.06, height: 1.42, eyes: 0.44 } as const;

/** An example for the shopper: the frame on a drawn face. */
function FaceWithFrame({ front }: { front: FrameFront }) {
  const drawing = frameDrawing({ ...front, temple: null });
  if (drawing === null) return null;
  const width = front.frontWidth * FACE.width;
  const height = front.frontWidth * FACE.height;
  const middle = front.frontWidth / 2;
  const top = (drawing.top + drawing.bottom) / 2 - FACE.eyes * height;
  return (
    <svg
      className={styles.preview}
      viewBox={`${middle - width} ${top - 4} ${2 * width} ${height + 8}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <ellipse cx={middle} cy={top + height / 2} rx={width / 2} ry={height / 2} strokeDasharray="3 4" />
      <g strokeWidth="2.5">
        <FrameOutline drawing={drawing} frontWidth={front.frontWidth} />
      </g>
    </svg>
  );
}

type Props = {
  front: FrameFront;
  /** Called when the shopper consents, which opens the camera or the choice of a file. */
  onAgree: (source: 'camera' | 'file') => void;
  onPhoto: (file: File) => void;
  /** A way to see the frame without a photo. */
  withoutPhoto: ReactNode;
};

/** Says which data will be read and where it stays, before anything is read (LGPD, art. 11). */
export function ConsentStep({ front, onAgree, onPhoto, withoutPhoto }: Props) {
  const hasCamera = canUseCamera();
  return (
    <div className={styles.text}>
      <FaceWithFrame front={front} />
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
  );
}
