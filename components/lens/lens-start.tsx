import { usePurchase } from '@/components/product/purchase-context';
import { GlassesIcon } from '@/components/ui/icons-shop';
import { useCartServices } from '@/lib/cart/client';
import { storeLink } from '@/lib/cart/store-link';
import { formatBRL } from '@/lib/money/format';
import { type Bought, buyingLink } from '@/lib/purchase/bought';
import dialog from './lens-dialog.module.css';
import styles from './lens-options.module.css';
import type { Lens } from './use-lens';

type Props = {
  nome: string;
  /** Price of the frame in reais. */
  preco: number;
  lens: Lens;
  busy: boolean;
  /** The frame alone, as it is told when the shopper leaves with it. */
  bought: () => Bought;
  /** Asks the platform for a cart address of the frame, which named none of its own. */
  onFrameAlone: () => void;
};

/** First question: 'Somente armação', a link to the cart, or 'Armação + LENTE grau' (LENS-02, LENS-03). */
export function LensStart({ nome, preco, lens, busy, bought, onFrameAlone }: Props) {
  const { storeSiteUrl } = useCartServices();
  const { carrinho } = usePurchase();
  const href = carrinho === null ? null : storeLink(carrinho.url, storeSiteUrl);
  const { groups, state, dispatch } = lens;
  const isUnderWay = Object.keys(state.choices).length > 0;
  const frameAlone = (
    <>
      <strong>Somente armação</strong>
      <span>Sem lentes de grau. Vai direto para a sacola.</span>
      <span className={styles.price}>{formatBRL(preco)}</span>
    </>
  );
  return (
    <section className={styles.start} aria-label="Armação ou armação com lentes">
      <p className={styles.product}>{nome}</p>
      <div className={styles.ways}>
        {href === null ? (
          <button className={styles.way} type="button" aria-busy={busy || undefined} onClick={onFrameAlone}>
            {frameAlone}
          </button>
        ) : (
          <a className={styles.way} href={href} {...buyingLink(bought)}>
            {frameAlone}
          </a>
        )}
        {groups.length > 0 ? (
          <button className={styles.way} type="button" onClick={() => dispatch({ type: 'with-lenses' })}>
            <strong>Armação + LENTE grau</strong>
            <span>
              {isUnderWay
                ? 'Continue de onde parou: as suas escolhas estão guardadas.'
                : `Monte as lentes em ${groups.length} ${groups.length === 1 ? 'etapa' : 'etapas'}, com o total sempre à vista.`}
            </span>
            <span className={styles.price}>
              <GlassesIcon />
            </span>
          </button>
        ) : null}
      </div>
      <p className={dialog.aside}>
        Lentes de grau são feitas somente com receita médica, e um ótico responsável confere cada pedido.
      </p>
    </section>
  );
}
