'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCookie } from '@/lib/cookies/visitor';
import { cepDigits, maskCep } from '@/lib/shipping/cep';
import { requestShipping } from '@/lib/shipping/request';
import type { ShippingRequest } from '@/lib/shipping/schema';
import type { Fretes } from '@/lib/store-api/schemas/frete';

/** A quote for `cep`, '12345-678' (SHIP-06). */
export type ShippingState =
  | { phase: 'idle' }
  | { phase: 'pending' | 'failed'; cep: string }
  | { phase: 'done'; cep: string; quote: Fretes };

const loadCookie = () => import('@/lib/cookies/cep');

export type ShippedProduct = Pick<ShippingRequest, 'idProduto' | 'idAtributoValor'>;

export type ShippingQuote = ShippingState & {
  /** True when the platform answered, or when a newer question took over. */
  ask: (request: ShippingRequest) => Promise<boolean>;
};

/**
 * Shipping quote of one product. A postal code of an earlier visit is asked for at once (SHIP-07), every code
 * that was answered is kept (SHIP-08), and another size is asked for again. The newest question wins.
 */
export function useShippingQuote({ idProduto, idAtributoValor }: ShippedProduct): ShippingQuote {
  const [state, setState] = useState<ShippingState>({ phase: 'idle' });
  const current = useRef<AbortController | null>(null);

  const ask = useCallback(async (request: ShippingRequest) => {
    const cep = maskCep(request.cep);
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setState({ phase: 'pending', cep });
    try {
      const quote = await requestShipping(request, signal);
      if (signal.aborted) return true;
      setState({ phase: 'done', cep, quote });
      if (quote.fretes.length > 0) (await loadCookie()).saveCep(cep);
      return true;
    } catch (error) {
      // A newer question has taken its place.
      if (signal.aborted) return true;
      console.warn('Shipping not quoted', error);
      setState({ phase: 'failed', cep });
      return false;
    }
  }, []);

  useEffect(() => {
    let live = true;
    async function askForSaved() {
      const { readCep } = await loadCookie();
      const cep = cepDigits(readCep());
      if (live && cep !== '') await ask({ cep, idProduto, idAtributoValor, quantidade: 1 });
    }
    if (hasCookie('cep'))
      askForSaved().catch((error: unknown) => console.warn('Postal code not read', error));
    return () => {
      live = false;
      current.current?.abort();
    };
  }, [ask, idProduto, idAtributoValor]);

  return { ...state, ask };
}
