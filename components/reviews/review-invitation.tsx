'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./review-form');

/** The button that brings the review form, and goes when it is there (REVIEW-02). */
export function ReviewInvitation({ idProduto }: { idProduto: number }) {
  const [writing, setWriting] = useState(false);
  const form = useOnDemand(load, writing, () => setWriting(false));
  if (form && writing) return <form.ReviewForm idProduto={idProduto} />;
  return (
    <Button
      variant="secondary"
      onClick={() => setWriting(true)}
      busy={writing}
      onPointerEnter={() => fetchAhead(load)}
    >
      Avaliar produto
    </Button>
  );
}
