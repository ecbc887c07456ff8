'use client';

import { useEffect } from 'react';
import { useConsent } from '@/lib/consent/consent';

/** Names of `class`, `id` and data attributes with their values. */
type Attributes = Readonly<Record<string, string>>;

type Props = {
  /** Attributes by which the service's script finds its element. */
  element: Attributes;
  /** URL of the script. */
  src: string;
  /** Its other attributes. */
  script: Attributes;
};

async function loadScript(src: string, attributes: Attributes): Promise<void> {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
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
 * The widget of the reviews service, for shops whose server cannot read the service. The third-party script is loaded
 * only with consent, and unloaded when consent is withdrawn.
 */
export function ReviewsWidget({ element: { class: className, ...element }, src, script }: Props) {
  const consent = useConsent();
  const isAllowed = consent?.preferences === true;
  useEffect(() => {
    const isLoaded = [...document.scripts].some((loaded) => loaded.src === src);
    if (isLoaded === isAllowed) return;
    (isAllowed ? loadScript(src, script) : unloadScript()).catch((error: unknown) =>
      console.warn('Reviews widget', error),
    );
  }, [isAllowed, src, script]);
  return <div className={className} {...element} />;
}
