import type { Family } from './family';
import type { Status } from './stock';

/** Keys of the seals (`selos`) on a product, three at most; content/seals.ts has their look. */
export function sealsFor(facts: {
  model: Family;
  desconto: number;
  lancamento: number;
  estoque: number;
  status: Status;
}): string[] {
  const { model, desconto, lancamento, estoque, status } = facts;
  const seals = [
    desconto >= 15 && status === 'disponivel' ? 'desconto' : '',
    lancamento > 8800 ? 'lancamento' : '',
    estoque === 1 && status === 'disponivel' ? 'ultima' : '',
    model.kind !== 'lens' && model.sun?.polarized ? 'polarizado' : '',
    model.brand.nacional && model.index % 3 === 1 ? 'brasil' : '',
  ];
  return seals.filter(Boolean).slice(0, 3);
}
