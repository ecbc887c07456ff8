import type { LineIdentity } from '../cart/line-identity';

/** An item that an address adds to the cart. */
export type Addition = LineIdentity & { quantidade: number };

const MAX_ITEMS = 50;

/**
 * Reads `?add={id}-{attribute}-{unit}-{warehouse}-{quantity}`, with several items separated by commas,
 * `tipo=lista` for a kit, and `adicional` tokens in the same order. Malformed items are left out.
 */
export function readCartLink(query: URLSearchParams): Addition[] {
  const tipo = query.get('tipo') === 'lista' ? 'lista' : 'produto';
  const tokens = (query.get('adicional') ?? '').split(',');
  const adds = query.getAll('add').flatMap((value) => value.split(','));
  return adds.slice(0, MAX_ITEMS).flatMap((add, i) => {
    const match = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,4})$/.exec(add);
    if (!match) return [];
    const [idProduto = 0, idAtributoSimples = 0, idUnidadeVenda = 0, idArmazem = 0, quantidade = 0] = match
      .slice(1)
      .map(Number);
    if (quantidade < 1) return [];
    const token = tokens[i] ?? '';
    const adicional = /^[0-9a-f]{0,64}$/.test(token) ? token : '';
    return { tipo, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional, quantidade };
  });
}
