import { useEffect, useEffectEvent, useState } from 'react';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { safeStoreUrl } from '@/lib/config/store-link';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { checkoutFailureText, UntrustedAddressError } from '@/lib/purchase/checkout-failure';
import { type CombinationProduct, combinationRequestItem } from '@/lib/purchase/combination';
import { type CombinationPrices, priceCombination } from '@/lib/purchase/combination-price';

type CombinationResult = {
  key: string;
  prices: CombinationPrices | null;
  href: string | null;
  failure: string;
};

/**
 * Two products bought together: the chosen sizes and the platform's price, which is requested on load and whenever a
 * size changes. Responses for outdated choices are dropped.
 */
export function useCombination(principal: CombinationProduct, suggested: CombinationProduct) {
  const { storeSiteUrl } = useCartServices();
  const { chosenSize, chooseSize } = usePurchase();
  const [other, setOther] = useState(suggested.initialSize);
  const [result, setResult] = useState<CombinationResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const own = principal.sizes.length > 0 ? chosenSize : 0;
  const main = combinationRequestItem(principal, own);
  const second = combinationRequestItem(suggested, other);
  const key = `${own} ${other} ${attempt}`;

  const fetchPrice = useEffectEvent(
    async (requestKey: string, signal: AbortSignal): Promise<CombinationResult | null> => {
      try {
        const { prices, url } = await priceCombination(main, second, signal);
        const href = safeStoreUrl(url, storeSiteUrl);
        const refused =
          href === null && prices !== null
            ? checkoutFailureText(new UntrustedAddressError('not the store'))
            : '';
        return { key: requestKey, prices, href, failure: refused };
      } catch (error) {
        if (signal.aborted) return null;
        console.error('The combination could not be priced', error);
        return { key: requestKey, prices: null, href: null, failure: checkoutFailureText(error) };
      }
    },
  );

  useEffect(() => {
    const controller = new AbortController();
    fetchPrice(key, controller.signal).then((next) => {
      if (next !== null && !controller.signal.aborted) setResult(next);
    });
    return () => controller.abort();
  }, [key]);

  return {
    /** Chosen size of each product: 0 if it has none to choose, null while it is missing. */
    own,
    other,
    chooseOwn: chooseSize,
    chooseOther: setOther,
    /** The response for the current choice; null while pending. */
    result: result?.key === key ? result : null,
    /** The last known prices, shown until the next ones are received. */
    prices: result?.prices ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}

export type CombinationState = ReturnType<typeof useCombination>;
