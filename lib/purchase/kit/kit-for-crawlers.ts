import type { Lista } from '@/lib/platform/schemas/kit';
import { toKit } from './kit';
import { NOTHING_CHOSEN } from './order';
import { kitPrice } from './price';

/**
 * A closed kit as its page shows it before anything is chosen, for crawlers and link previews: at the price on the
 * page, for those whom its products are for, and without a brand, since the platform has only that of one of them. Null
 * for an open list, which is not a product.
 */
export function kitForCrawlers(lista: Lista): Lista | null {
  const kit = toKit(lista);
  if (!kit.isClosed) return null;
  const precos = lista.status === 'disponivel' ? kitPrice(kit, NOTHING_CHOSEN, null).precos : lista.precos;
  const filtros = lista.filtros.length > 0 ? lista.filtros : lista.produtos.flatMap((piece) => piece.filtros);
  return { ...lista, marca: null, precos, filtros };
}
