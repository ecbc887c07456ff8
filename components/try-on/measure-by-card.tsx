'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { measureByPupils } from '@/lib/try-on/photo';

const load = () => import('./card-step');

/** Opens the more exact measure; its code loads on the press. */
export function MeasureByCard() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const step = useLazyModule(load, isOpen, close);
  if (isOpen && step) return <step.CardStep onMeasured={measureByPupils} onClose={close} />;
  return (
    <div>
      <Button variant="secondary" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
        Medir com um cartão
      </Button>
    </div>
  );
}
