import type { Lista } from '@/lib/store-api/schemas/lista-detalhe';
import { kitOptions } from './options';
import { kitPrice } from './price';
import { NOTHING_CHOSEN } from './selection';

/**
 * A closed kit as its page shows it before anything is chosen, for crawlers and link previews (B4, B5): at the price that
 * stands there, and of no brand, since the platform tells only that of one of its products. Null for an open list, which
 * is no product of its own.
 */
export function asServed(lista: Lista): Lista | null {
  const kit = kitOptions(lista);
  if (!kit.fechada) return null;
  const precos = lista.status === 'disponivel' ? kitPrice(kit, NOTHING_CHOSEN, null).precos : lista.precos;
  return { ...lista, marca: null, precos };
}
