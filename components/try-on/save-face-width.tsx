'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import {
  areMeasuresStored,
  describeSource,
  loadShopperMeasures,
  saveShopperMeasures,
} from '@/lib/catalog/product/shopper-measure';
import { type FaceWidth, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { useStore } from '@/lib/shared/store';
import styles from './try-on.module.css';

/** Saves the face width in this browser on request, and deletes it on click. */
export function SaveFaceWidth({ face }: { face: FaceWidth }) {
  const kept = useStore(shopperMeasures).face;
  useEffect(loadShopperMeasures, []);
  const isMoreExact = face.source === 'card' && kept?.source !== 'card';
  return (
    <div className={styles.actions}>
      {kept && !isMoreExact ? (
        <Button variant="quiet" onClick={() => saveShopperMeasures({ face: null })}>
          Apagar a largura guardada
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => saveShopperMeasures({ face })}>
          {kept ? 'Guardar a largura medida com o cartão' : 'Guardar a largura do meu rosto'}
        </Button>
      )}
      <span role="status">
        {kept
          ? `Guardada só ${areMeasuresStored() ? 'neste aparelho' : 'nesta visita'}: ${kept.value} mm, ${describeSource(kept)}. Cada armação diz se serve, e as listas têm o filtro “Serve em você”.`
          : null}
      </span>
    </div>
  );
}
