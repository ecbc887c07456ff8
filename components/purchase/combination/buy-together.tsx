import layout from '@/components/catalog/product/product-screen.module.css';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { combinationsOf } from '@/lib/purchase/combination';
import { LazyCombinationBlock } from './lazy-combination-block';

/** 'Compre junto': the products that this one can be bought together with; nothing without any. */
export function BuyTogether({ produto }: { produto: ProdutoDetalhe }) {
  const offers = combinationsOf(produto);
  if (offers === null) return null;
  return (
    <section className={layout.section} aria-labelledby="compre-junto">
      <h2 id="compre-junto">Compre junto</h2>
      <ul className={layout.section}>
        {offers.combinacoes.map(({ id, suggested }) => (
          <li key={`${id} ${suggested.id}`}>
            <LazyCombinationBlock principal={offers.principal} suggested={suggested} />
          </li>
        ))}
      </ul>
    </section>
  );
}
