import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { findBagLine, lineChoices } from '@/lib/purchase/lens/bag-line';
import type { useLens } from '@/lib/purchase/lens/use-lens';
import { dropFragment } from '@/lib/shared/drop-fragment';

/** The start of the fragments that open the dialog. */
const OPENING = '#lentes';

/**
 * For a line of the bag that has lenses, the dialog opens with its choices, at the first tab. `last` is the fragment that
 * opened it last, `line` the line until `forget`, which also drops the fragment from the address.
 */
export function useBagLine({ groups, dispatch }: ReturnType<typeof useLens>) {
  const { cartClient } = useCartServices();
  const last = useRef('');
  const [line, setLine] = useState<ItemDoCarrinho>();
  const restore = useEffectEvent((choices: Record<string, string>) => {
    const [first] = groups;
    if (!first || Object.keys(choices).length === 0) return;
    dispatch({ type: 'restore', choices });
    dispatch({ type: 'go', step: first.id });
  });
  const find = useEffectEvent((hash: string) => findBagLine(cartClient, hash));
  useEffect(() => {
    async function restoreByFragment() {
      const { hash } = window.location;
      // Opened again, the dialog keeps what the shopper has changed since.
      if (!hash.startsWith(OPENING) || hash === last.current) return;
      last.current = hash;
      const found = await find(hash);
      if (!found || window.location.hash !== hash) return;
      setLine(found);
      restore(lineChoices(groups, found));
    }
    void restoreByFragment();
    window.addEventListener('hashchange', restoreByFragment);
    return () => window.removeEventListener('hashchange', restoreByFragment);
  }, [groups]);
  function forget() {
    dropFragment(OPENING);
    setLine(undefined);
  }

  return { last, line, forget };
}
