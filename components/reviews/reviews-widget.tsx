'use client';

import { useEffect } from 'react';
import { useConsent } from '@/lib/consent/consent-store';

type Props = {
  idProduto: number;
  /** Address of the service's script. */
  src: string;
};

async function load(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  const { watchTyping } = await import('@/lib/consent/withdrawal');
  watchTyping();
}

async function end(): Promise<void> {
  const { endForeignScripts } = await import('@/lib/consent/withdrawal');
  endForeignScripts();
}

/**
 * The reviews service's own widget (PDP-52, API-40), for shops whose server cannot read the service. A script of
 * somebody else's comes after consent only and goes with it (L10), and the page is whole without it.
 */
export function ReviewsWidget({ idProduto, src }: Props) {
  const consent = useConsent();
  const isAllowed = consent?.preferencias === true;
  useEffect(() => {
    const isThere = [...document.scripts].some((script) => script.src === src);
    if (isThere === isAllowed) return;
    (isAllowed ? load(src) : end()).catch((error: unknown) => console.warn('Reviews widget', error));
  }, [isAllowed, src]);
  return <div data-reviews-product={idProduto} data-reviews-limit={7} />;
}
