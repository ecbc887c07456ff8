'use client';

import { useEffect, useState } from 'react';
import { OwnMeasureLink } from '@/components/catalog/fit/own-measure-link';
import { hasStoredMeasures } from '@/lib/catalog/product/shopper-measure-store';

/** Link to the page of the shopper's measurements, and of the frames that fit them if they are saved (TRY-18). */
export function OwnMeasureAction() {
  const [isStored, setStored] = useState(false);
  useEffect(() => setStored(hasStoredMeasures()), []);
  return (
    <OwnMeasureLink
      text={isStored ? 'Sua medida está guardada: veja o que serve' : 'Veja o que serve em você'}
    />
  );
}
