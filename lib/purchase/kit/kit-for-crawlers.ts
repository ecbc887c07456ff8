import type { Lista } from '@/lib/platform/schemas/kit';
import { toKit } from './kit';
import { NOTHING_CHOSEN } from './order';
import { kitPrice } from './price';

/**
 * A closed kit before any choice, for crawlers and link previews. It has the page's price and the audience of
 * its products, but no brand, because the platform sends only one product's brand. Null for an open kit,
 * which is not a product.
 */
export function kitForCrawlers(lista: Lista): Lista | null {
  const kit = toKit(lista);
  if (!kit.isClosed) return null;
  const precos = lista.status === 'disponivel' ? kitPrice(kit, NOTHING_CHOSEN, null).precos : lista.precos;
  const filtros = lista.filtros.length > 0 ? lista.filtros : lista.produtos.flatMap((piece) => piece.filtros);
  return { ...lista, marca: null, precos, filtros };
}
