import { useEffect, useEffectEvent, useState } from 'react';
import { usePurchase } from '@/components/product/purchase-context';
import { useCartServices } from '@/lib/cart/client';
import { storeLink } from '@/lib/cart/store-link';
import { priceCombination } from '@/lib/combination/client';
import { type Part, sideOf } from '@/lib/combination/options';
import type { CombinationPrices } from '@/lib/combination/prices';
import { failureText, RefusedAddress } from '@/lib/purchase/failure';

type Answer = { key: string; prices: CombinationPrices | null; href: string | null; failure: string };

/**
 * Two products bought together: what is chosen of either, and the platform's price for it, asked on load and
 * after every change of a size (PDP-24, A-36). An answer to a choice that is no longer made is dropped.
 */
export function useCombination(principal: Part, indicado: Part) {
  const { storeSiteUrl } = useCartServices();
  const { escolhido, escolher } = usePurchase();
  const [other, setOther] = useState(indicado.inicial);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const own = principal.tamanhos.length > 0 ? escolhido : 0;
  const main = sideOf(principal, own);
  const second = sideOf(indicado, other);
  const key = `${own} ${other} ${attempt}`;

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal): Promise<Answer | null> => {
    try {
      const { prices, url } = await priceCombination(main, second, signal);
      const href = url === '' ? null : storeLink(url, storeSiteUrl);
      const refused =
        href === null && prices !== null ? failureText(new RefusedAddress('not the store')) : '';
      return { key: asked, prices, href, failure: refused };
    } catch (error) {
      if (signal.aborted) return null;
      console.error('The combination could not be priced', error);
      return { key: asked, prices: null, href: null, failure: failureText(error) };
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    ask(key, controller.signal).then((next) => {
      if (next !== null && !controller.signal.aborted) setAnswer(next);
    });
    return () => controller.abort();
  }, [key]);

  return {
    /** Chosen size of either product: 0 when it has none to choose, null while one is missing. */
    own,
    other,
    chooseOwn: escolher,
    chooseOther: setOther,
    /** The answer to what is chosen now; null while it is under way. */
    answer: answer?.key === key ? answer : null,
    /** The last prices known, to be shown until the next ones are there. */
    prices: answer?.prices ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}

export type CombinationState = ReturnType<typeof useCombination>;
