import { useEffect, useEffectEvent, useState } from 'react';
import { priceKit } from '@/lib/kit/client';
import type { Kit } from '@/lib/kit/options';
import { type KitAnswer, kitPrice, priceToAsk } from '@/lib/kit/price';
import type { KitSelection } from '@/lib/kit/selection';

/** ms without a further change before the platform is asked. */
const PAUSE_MS = 300;

/**
 * The price of what is chosen, asked of the platform where only it knows. An answer to a choice that is no longer
 * made is dropped.
 */
export function useKitPrice(kit: Kit, selection: KitSelection) {
  const [answer, setAnswer] = useState<KitAnswer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = priceToAsk(kit, selection);
  const round = asked === null ? null : `${attempt} ${asked}`;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (asked === null) return;
    try {
      const precos = await priceKit(kit, selection, signal);
      if (!signal.aborted) setAnswer({ key: asked, precos });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The kit could not be priced', error);
      setAnswer({ key: asked, precos: null });
    }
  });

  useEffect(() => {
    if (round === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => ask(controller.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [round]);

  return {
    ...kitPrice(kit, selection, answer),
    retry: () => {
      setAnswer(null);
      setAttempt((count) => count + 1);
    },
  };
}
