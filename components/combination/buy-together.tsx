import layout from '@/components/product/product-screen.module.css';
import { combinationsOf } from '@/lib/combination/options';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';

import { CombinationBlock } from './combination-block';

/** 'Compre junto': the products that this one can be bought together with (PDP-22, PDP-23); nothing without any. */
export function BuyTogether({ produto }: { produto: ProdutoDetalhe }) {
  const offers = combinationsOf(produto);
  if (offers === null) return null;
  return (
    <section className={layout.section} aria-labelledby="compre-junto">
      <h2 id="compre-junto">Compre junto</h2>
      <ul className={layout.section}>
        {offers.combinacoes.map(({ id, indicado }) => (
          <li key={`${id} ${indicado.id}`}>
            <CombinationBlock principal={offers.principal} indicado={indicado} />
          </li>
        ))}
      </ul>
    </section>
  );
}
