'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { sizeName } from '@/lib/catalog/product/frame-size';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { dropFragment } from '@/lib/shared/drop-fragment';
import { useStore } from '@/lib/shared/store';
import { addFrameFirst, frameCutOut, type TryOnFrame, type TryOnProduct } from '@/lib/try-on/compared-frames';
import { deletePhoto, facePhoto, measurePhoto, type PhotoProblem } from '@/lib/try-on/photo';
import { loadModels } from '@/lib/try-on/worker-client';
import { ConsentStep } from './consent-step';
import { credibleWidth } from './face-report';
import { LifeSize, LifeSizeOffer } from './life-size';
import { PhotoStep } from './photo-step';
import styles from './try-on.module.css';
import { TryOnResult } from './try-on-result';
import { FittingFrames, TryOnSizes } from './try-on-sizes';

type Props = TryOnProduct & {
  /** The chosen size; '' for a single one. */
  size: string;
  /** Adds it to the bag. */
  buy: ReactNode;
  open: boolean;
  onClose: () => void;
};

/** Tries frames on in a photo. Nothing is read before the shopper consents, and nothing leaves the device. */
export function TryOnDialog({
  name: product,
  size,
  front,
  colour,
  swatch,
  colours,
  buy,
  open,
  onClose,
}: Props) {
  const name = size === '' ? product : `${product}, tamanho ${sizeName(size, front.frontWidth)}`;

  function close() {
    dropFragment('#provar');
    onClose();
  }

  const photo = useStore(facePhoto);
  /** How the next photo is taken; null without the shopper's consent. */
  const [agreed, setAgreed] = useState<'camera' | 'file' | null>(photo === null ? null : 'file');
  const [isReading, setIsReading] = useState(false);
  const [isUsable, setIsUsable] = useState(true);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const current = useMemo<TryOnFrame>(
    () => ({ name, front, href: location.pathname, ...(colour && { colour }), ...(swatch && { swatch }) }),
    [name, front, colour, swatch],
  );
  const frames = useMemo(
    () => [current, ...colours.map((colour) => ({ ...colour, front }))],
    [current, colours, front],
  );

  useEffect(() => {
    if (!open) return;
    addFrameFirst(current, frames);
    // While the shopper reads and chooses a photo, so that no photo is requested unless it is needed.
    let isCurrent = true;
    frameCutOut(current).then((cutOut) => {
      if (isCurrent) setIsUsable(cutOut !== 'unusable');
    });
    return () => {
      isCurrent = false;
    };
  }, [open, current, frames]);

  // If there is a photo from an earlier product, the shopper has already consented.
  const needsConsent = photo === null && agreed === null;

  async function readPhoto(source: ImageBitmapSource) {
    setIsReading(true);
    setAgreed('file');
    setProblem(null);
    setProblem(await measurePhoto(source));
    setIsReading(false);
  }

  function agree(source: 'camera' | 'file') {
    loadModels();
    setAgreed(source);
  }

  function deleteAll() {
    deletePhoto();
    saveShopperMeasures({ face: null });
    setAgreed(null);
  }

  const lifeSize = <LifeSizeOffer front={front} isOpen={problem !== null && !isReading} />;
  const footer = buy && <div className={styles.buy}>{buy}</div>;
  const face = photo && credibleWidth(photo.measures);
  const sizes = (
    <>
      <TryOnSizes face={face} />
      <FittingFrames face={face} frontWidth={front.frontWidth} />
    </>
  );

  if (photo === null && !isUsable)
    return (
      <Dialog open={open} onClose={close} title="Provar" side="bottom" footer={footer}>
        <div className={styles.text}>
          <p role="status">A foto desta armação não permite provar em uma foto sua. Veja o tamanho dela.</p>
          {sizes}
          <LifeSize front={front} />
        </div>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={close} title="Provar" side="bottom" footer={photo ? footer : null}>
      {needsConsent ? (
        <ConsentStep frame={current} onAgree={agree} onPhoto={readPhoto} withoutPhoto={lifeSize} />
      ) : null}
      {photo === null && agreed !== null ? (
        <PhotoStep
          frame={current}
          startsWithCamera={agreed === 'camera'}
          isReading={isReading}
          problem={problem}
          onPhoto={readPhoto}
        />
      ) : null}
      {photo === null && !needsConsent ? lifeSize : null}
      {photo ? <TryOnResult photo={photo} frames={frames} sizes={sizes} onDelete={deleteAll} /> : null}
    </Dialog>
  );
}
