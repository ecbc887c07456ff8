import type { LineIdentity } from '../cart/line-identity';

/** An item that an address adds to the cart. */
export type Addition = LineIdentity & { quantidade: number };

const MAX_ITEMS = 50;

/** More than any stock; the cart takes what there is. */
const MAX_QUANTITY = 9_999;

/**
 * Reads `?add={id}-{attribute}-{unit}-{warehouse}-{quantity}`, with several items separated by commas,
 * `tipo=lista` for a kit, and `adicional` tokens in the same order. Malformed items are left out.
 * @param name of the parameter with the items
 */
export function readCartLink(query: URLSearchParams, name: 'add' | 'removido' = 'add'): Addition[] {
  const tipo = query.get('tipo') === 'lista' ? 'lista' : 'produto';
  const tokens = (query.get('adicional') ?? '').split(',');
  const adds = query.getAll(name).flatMap((value) => value.split(','));
  return adds.slice(0, MAX_ITEMS).flatMap((add, i) => {
    const match = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d+)$/.exec(add);
    if (!match) return [];
    const [idProduto = 0, idAtributoSimples = 0, idUnidadeVenda = 0, idArmazem = 0, quantidade = 0] = match
      .slice(1)
      .map(Number);
    if (quantidade < 1) return [];
    const token = tokens[i] ?? '';
    const adicional = /^[0-9a-f]{0,64}$/.test(token) ? token : '';
    return {
      tipo,
      idProduto,
      idAtributoSimples,
      idUnidadeVenda,
      idArmazem,
      adicional,
      quantidade: Math.min(quantidade, MAX_QUANTITY),
    };
  });
}

/** The query of a single item, as `readCartLink` reads it. */
export function writeCartLink(name: 'add' | 'removido', item: Addition): string {
  const { tipo, idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, adicional, quantidade } = item;
  const numbers = [idProduto, idAtributoSimples, idUnidadeVenda, idArmazem, quantidade].join('-');
  return new URLSearchParams({ [name]: numbers, tipo, ...(adicional && { adicional }) }).toString();
}
