'use client';

import { useEffect, useRef } from 'react';
import { frameCutOut, type TryOnFrame } from '@/lib/try-on/compared-frames';
import { context2d, drawFrame } from '@/lib/try-on/draw-try-on';
import { EXAMPLE_FACE, EXAMPLE_SCALE, EXAMPLE_WIDTH_MM } from '@/lib/try-on/example-face';
import face from './example-face.webp';
import styles from './try-on.module.css';

/** An example of the result: the frame in its true size on a rendered face. */
export function ExampleFace({ frame }: { frame: TryOnFrame }) {
  const picture = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const [bare, target] = [picture.current, canvas.current];
    if (bare === null || target === null) return;
    let isCurrent = true;
    Promise.all([frameCutOut(frame), bare.decode()])
      .then(([cutOut]) => {
        if (!isCurrent || typeof cutOut === 'string') return;
        const context = context2d(target);
        // Tinted lenses darken what is drawn below them.
        context.drawImage(bare, 0, 0);
        drawFrame(context, cutOut, EXAMPLE_FACE, EXAMPLE_SCALE);
      })
      .catch((error: unknown) => console.warn('The example could not be drawn', error));
    return () => {
      isCurrent = false;
    };
  }, [frame]);

  return (
    <figure className={styles.example}>
      <img ref={picture} src={face.src} alt="" width={face.width} height={face.height} />
      <canvas
        ref={canvas}
        width={face.width}
        height={face.height}
        role="img"
        aria-label={`${frame.name} em um rosto de ${EXAMPLE_WIDTH_MM} mm`}
      />
      <figcaption>
        Exemplo em um rosto de {EXAMPLE_WIDTH_MM} mm de largura, em imagem feita por computador.
      </figcaption>
    </figure>
  );
}
