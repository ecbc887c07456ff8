'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { loadOwnMeasures, saveOwnMeasures } from '@/lib/catalog/product/own-fit';
import { type FaceWidth, ownMeasures } from '@/lib/catalog/product/own-measures';
import { useStore } from '@/lib/shared/use-store';
import styles from './try-on.module.css';

/** Keeps the width of the face in this browser if the shopper wishes, and forgets it at a press. */
export function SaveFaceWidth({ face }: { face: FaceWidth }) {
  const kept = useStore(ownMeasures).face;
  useEffect(loadOwnMeasures, []);
  return (
    <div className={styles.actions}>
      {kept ? (
        <Button variant="quiet" onClick={() => saveOwnMeasures({ face: null })}>
          Apagar a largura guardada
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => saveOwnMeasures({ face })}>
          Guardar a largura do meu rosto
        </Button>
      )}
      <span role="status">
        {kept
          ? `Guardada só neste aparelho: ${kept.value} mm. Cada armação diz se serve, e as listas têm o filtro “Serve em você”.`
          : null}
      </span>
    </div>
  );
}
