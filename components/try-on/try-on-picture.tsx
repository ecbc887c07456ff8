'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { type FrameProblem, frameCutOut, type TryOnFrame } from '@/lib/try-on/compared-frames';
import { context2d, drawFrame } from '@/lib/try-on/draw-try-on';
import { type FacePhoto, faceCrop } from '@/lib/try-on/photo';
import styles from './try-on.module.css';

const PROBLEMS: Record<FrameProblem, string> = {
  unusable: 'A foto desta armação não permite provar.',
  unavailable: 'A foto desta armação não carregou. Tire a armação e coloque de novo.',
};

/** Smaller photos of a face are enlarged to this width, in px, but not too far. */
const SHARP_WIDTH = 720;
const MAX_ENLARGED = 4;

type Props = {
  photo: FacePhoto;
  frame: TryOnFrame;
  /** Whether it is the product of this page; the others have separate pages. */
  isOfPage: boolean;
  /** Called with the finished picture, and with null when it is removed. */
  onDrawn: (href: string, canvas: HTMLCanvasElement | null) => void;
};

/** The photo with one frame on the face. */
export function TryOnPicture({ photo, frame, isOfPage, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | FrameProblem>('drawing');

  useEffect(() => {
    const target = canvas.current;
    if (target === null) return;
    let isCurrent = true;
    const { picture, face, measures } = photo;
    const crop = faceCrop(photo);
    // The frame's picture is sharp, and stays so even on a small camera photo.
    const scale = Math.max(1, Math.min(MAX_ENLARGED, SHARP_WIDTH / crop.width));
    target.width = Math.round(crop.width * scale);
    target.height = Math.round(crop.height * scale);
    const context = context2d(target);
    context.imageSmoothingQuality = 'high';
    context.translate(-crop.left * scale, -crop.top * scale);
    context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
    frameCutOut(frame).then((cutOut) => {
      if (!isCurrent) return;
      if (typeof cutOut === 'string') {
        setState(cutOut);
        onDrawn(frame.href, null);
        return;
      }
      drawFrame(context, cutOut, face, measures, scale);
      setState('drawn');
      onDrawn(frame.href, target);
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
        {isOfPage ? (
          <span>{frame.colour ?? frame.name}</span>
        ) : (
          <LinkButton variant="quiet" size="sm" href={frame.href}>
            {frame.name}
          </LinkButton>
        )}
        {state === 'drawing' || state === 'drawn' ? null : <span role="status">{PROBLEMS[state]}</span>}
      </figcaption>
    </figure>
  );
}
