import type { Status } from './availability';
import type { Family } from './family';

/** Keys of the seals (`selos`) on a product; their look is in content/seals.ts. At most three. */
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
