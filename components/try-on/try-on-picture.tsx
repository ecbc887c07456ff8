'use client';

import { useEffect, useRef, useState } from 'react';
import { frameCutOut, type TryOnFrame } from '@/lib/try-on/compared-frames';
import { context2d, drawFrame } from '@/lib/try-on/draw-try-on';
import { placeFrame } from '@/lib/try-on/geometry/placement';
import { type FacePhoto, faceCrop } from '@/lib/try-on/photo';
import styles from './try-on.module.css';

type State = 'drawing' | 'drawn' | 'unusable';

type Props = {
  photo: FacePhoto;
  frame: TryOnFrame /** Called with the finished picture, and with null when it goes. */;
  onDrawn: (href: string, canvas: HTMLCanvasElement | null) => void;
};

/** The photo with one frame on the face. */
export function TryOnPicture({ photo, frame, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>('drawing');

  useEffect(() => {
    const target = canvas.current;
    if (target === null) return;
    let isCurrent = true;
    const { picture, face, measures } = photo;
    const crop = faceCrop(photo);
    target.width = crop.width;
    target.height = crop.height;
    const context = context2d(target);
    context.translate(-crop.left, -crop.top);
    context.drawImage(picture, 0, 0);
    frameCutOut(frame).then((cutOut) => {
      if (!isCurrent) return;
      if (cutOut) drawFrame(context, cutOut, placeFrame(face, measures, cutOut), measures.mmPerPx);
      setState(cutOut ? 'drawn' : 'unusable');
      onDrawn(frame.href, cutOut ? target : null);
    });
    return () => {
      isCurrent = false;
      onDrawn(frame.href, null);
    };
  }, [photo, frame, onDrawn]);

  return (
    <figure className={styles.picture} aria-busy={state === 'drawing'}>
      <canvas ref={canvas} role="img" aria-label={`Sua foto com ${frame.name}`} />
      <figcaption>
        {frame.name}
        {state === 'unusable' ? <span role="status"> A foto desta armação não permite provar.</span> : null}
      </figcaption>
    </figure>
  );
}
