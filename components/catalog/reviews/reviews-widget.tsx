'use client';

import { useEffect } from 'react';
import { useConsent } from '@/lib/consent/consent';

type Props = {
  idProduto: number;
  /** URL of the service's script. */
  src: string;
};

async function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
  const { trackTyping } = await import('@/lib/consent/third-party-scripts');
  trackTyping();
}

async function unloadScript(): Promise<void> {
  const { endThirdPartyScripts } = await import('@/lib/consent/third-party-scripts');
  endThirdPartyScripts();
}

/**
 * The reviews service's own widget, for shops whose server cannot read the service. The third-party script is loaded
 * with consent only and unloaded when consent is withdrawn.
 */
export function ReviewsWidget({ idProduto, src }: Props) {
  const consent = useConsent();
  const isAllowed = consent?.preferences === true;
  useEffect(() => {
    const isLoaded = [...document.scripts].some((script) => script.src === src);
    if (isLoaded === isAllowed) return;
    (isAllowed ? loadScript(src) : unloadScript()).catch((error: unknown) =>
      console.warn('Reviews widget', error),
    );
  }, [isAllowed, src]);
  return <div data-reviews-product={idProduto} data-reviews-limit={7} />;
}
