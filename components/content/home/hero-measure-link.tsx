'use client';

import { useEffect, useState } from 'react';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { hasStoredMeasures } from '@/lib/catalog/product/shopper-measure-store';

/** Link to the page of the shopper's measurements, and of the frames that fit them if they are saved (TRY-18). */
export function HeroMeasureLink() {
  const [isStored, setStored] = useState(false);
  useEffect(() => setStored(hasStoredMeasures()), []);
  return (
    <MeasureLink
      text={isStored ? 'Sua medida está guardada: veja o que serve' : 'Veja o que serve em você'}
    />
  );
}
