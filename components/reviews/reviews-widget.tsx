'use client';

import { useEffect } from 'react';
import { useConsent } from '@/lib/consent/consent-store';

type Props = {
  idProduto: number;
  /** Address of the service's script. */
  src: string;
};

/**
 * The reviews service's own widget (PDP-52, API-40), for shops whose server cannot read the service. A script of
 * somebody else's comes after consent only (L10), and the page is whole without it.
 */
export function ReviewsWidget({ idProduto, src }: Props) {
  const consent = useConsent();
  const isAllowed = consent?.estatistica === true;
  useEffect(() => {
    if (!isAllowed || [...document.scripts].some((script) => script.src === src)) return;
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    document.head.append(script);
  }, [isAllowed, src]);
  return <div data-reviews-product={idProduto} data-reviews-limit={7} />;
}
