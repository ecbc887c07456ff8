'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadFavouriteFrames } from '@/lib/catalog/product/favourite-frames';
import { useStore } from '@/lib/shared/store';
import { comparedFrames, type TryOnFrame, toggleFrame } from '@/lib/try-on/compared-frames';
import { clearPhoto, type FacePhoto } from '@/lib/try-on/photo';
import { FaceReport, FaceVerdict } from './face-report';
import { SavePictures } from './save-pictures';
import styles from './try-on.module.css';
import { TryOnPicture } from './try-on-picture';

type Props = {
  photo: FacePhoto;
  frames: readonly TryOnFrame[];
  /** Size selector for the first frame. */
  sizes: ReactNode;
  onDelete: () => void;
};

/** The shopper's favourites as frames to try on; empty until their measurements have loaded. */
function useFavouriteFrames(): readonly TryOnFrame[] {
  const [favourites, setFavourites] = useState<readonly TryOnFrame[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadFavouriteFrames().then((loaded) => {
      if (isCurrent) setFavourites(loaded.map(({ picture, ...frame }) => ({ ...frame, swatch: picture })));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return favourites;
}

/** Up to four frames on the photo, side by side, and the face measurements. */
export function TryOnResult({ photo, frames, sizes, onDelete }: Props) {
  const [current] = frames;
  const compared = useStore(comparedFrames);
  const [canvases, setCanvases] = useState<ReadonlyMap<string, HTMLCanvasElement>>(new Map());
  const others = compared.filter(({ href }) => frames.every((frame) => frame.href !== href));
  const favourites = useFavouriteFrames();
  const choices = [...frames, ...others];
  const known = new Set(choices.map(({ href }) => href));
  choices.push(...favourites.filter(({ href }) => !known.has(href)));

  const onDrawn = useCallback((href: string, canvas: HTMLCanvasElement | null) => {
    setCanvases((before) => {
      const next = new Map(before);
      if (canvas) next.set(href, canvas);
      else next.delete(href);
      return next;
    });
  }, []);

  const pictures = compared.flatMap(({ href, name }) => {
    const canvas = canvases.get(href);
    return canvas ? [{ canvas, name }] : [];
  });
  return (
    <div className={styles.result}>
      <div className={styles.pictures} data-count={compared.length}>
        {compared.map((frame) => (
          <TryOnPicture
            key={frame.href}
            photo={photo}
            frame={frame}
            isOfPage={frame.href === current?.href}
            onDrawn={onDrawn}
          />
        ))}
      </div>
      <div className={styles.text}>
        {current ? <FaceVerdict photo={photo} front={current.front} /> : null}
        {sizes}
        {choices.length > 1 ? (
          <fieldset className={styles.choices}>
            <legend>
              {choices.length > frames.length ? 'Cores e outras armações' : 'Cores'}: até quatro na mesma foto
            </legend>
            {choices.map((frame) => (
              <button
                key={frame.href}
                type="button"
                aria-pressed={compared.some(({ href }) => href === frame.href)}
                onClick={() => toggleFrame(frame)}
              >
                {frame.swatch ? <img src={frame.swatch} alt="" width={24} height={24} /> : null}
                {(frame.href === current?.href && frame.colour) || frame.name}
              </button>
            ))}
          </fieldset>
        ) : null}
        {current ? <FaceReport photo={photo} front={current.front} /> : null}
        <div className={styles.actions}>
          <SavePictures pictures={pictures} />
          <Button variant="quiet" onClick={clearPhoto}>
            Usar outra foto
          </Button>
          <Button variant="quiet" onClick={onDelete}>
            Apagar minha foto e as medidas
          </Button>
        </div>
      </div>
    </div>
  );
}
