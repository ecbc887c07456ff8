'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';

const load = () => import('./review-form');

/** Button that loads the review form and is replaced by it. */
export function WriteReview({ idProduto }: { idProduto: number }) {
  const [isWriting, setWriting] = useState(false);
  const form = useLazyModule(load, isWriting, () => setWriting(false));
  if (form && isWriting) return <form.ReviewForm idProduto={idProduto} />;
  return (
    <Button
      variant="secondary"
      onClick={() => setWriting(true)}
      busy={isWriting}
      onPointerEnter={() => preload(load)}
    >
      Avaliar produto
    </Button>
  );
}
