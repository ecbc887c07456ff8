import { useEffect, useReducer } from 'react';
import { type LensEvent, lensReducer } from '@/lib/lens/machine';
import { keepLens, recallLens } from '@/lib/lens/memory';
import type { LensGroup } from '@/lib/lens/options';
import type { LensState } from '@/lib/lens/state';

export type Lens = { groups: readonly LensGroup[]; state: LensState; dispatch: (event: LensEvent) => void };

/** The lens machine of a product; choices outlive the dialog, a failed call and a reload (A24). */
export function useLens(idProduto: number, groups: readonly LensGroup[]): Lens {
  const [state, dispatch] = useReducer(
    (current: LensState, event: LensEvent) => lensReducer(groups, current, event),
    null,
    () => recallLens(idProduto, groups),
  );
  useEffect(() => keepLens(idProduto, state), [idProduto, state]);
  return { groups, state, dispatch };
}
