'use client';

import { useState } from 'react';
import { usePurchase } from '@/components/product/purchase-context';
import { Dialog } from '@/components/ui/dialog';
import { boughtFrame } from '@/lib/lens/bought';
import { firstObstacle, type Obstacle } from '@/lib/lens/check';
import { shopLenses } from '@/lib/lens/client';
import type { LensEvent } from '@/lib/lens/machine';
import type { LensGroup } from '@/lib/lens/options';
import { lensOrder } from '@/lib/lens/order';
import { START } from '@/lib/lens/state';
import { lensTotal } from '@/lib/lens/totals';
import { displayPrices } from '@/lib/money/prices';
import { useShopCall } from '@/lib/purchase/use-shop-call';
import styles from './lens-dialog.module.css';
import { LensFooter } from './lens-footer';
import { LensProgress } from './lens-progress';
import { LensStart } from './lens-start';
import { LensStep } from './lens-step';
import { useLens } from './use-lens';

export type LensDialogProps = {
  open: boolean;
  onClose: () => void;
  nome: string;
  /** Absolute address of the product page, for the chat message; may be `''`. */
  url: string;
  /** Number from the settings, free text. */
  whatsapp: string;
  groups: readonly LensGroup[];
};

const PHONE = '(width < 768px)';

/** Lens dialog (LENS-01 to LENS-20): frame alone or with lenses, a tab per personalization, then the cart. */
export function LensDialog({ open, onClose, nome, url, whatsapp, groups }: LensDialogProps) {
  const { options, idAtributoValor, precos } = usePurchase();
  const lens = useLens(options.idProduto, groups);
  const shop = useShopCall();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const { state, dispatch } = lens;
  const frame = displayPrices(precos);
  const preco = frame?.por ?? 0;
  const produto = { id: options.idProduto, idAtributoValor, preco };
  const variante = options.tamanhos.find(({ id }) => id === idAtributoValor)?.label ?? '';
  const bought = (total?: number) => boughtFrame({ id: options.idProduto, nome, variante, preco }, total);

  function act(event: LensEvent) {
    setObstacle(null);
    shop.forget();
    dispatch(event);
  }

  function finish() {
    const found = firstObstacle(groups, state);
    setObstacle(found);
    if (found === null) {
      const total = lensTotal(groups, state, preco);
      return void shop.send(() => shopLenses(lensOrder(produto, groups, state), bought(total)));
    }
    shop.forget();
    dispatch({ type: 'go', step: found.group });
  }

  const step = groups.find(({ id }) => id === state.step);
  const usable = { groups, state, dispatch: act };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step ? 'Escolha as suas lentes' : 'Como você quer os óculos?'}
      side={window.matchMedia(PHONE).matches ? 'bottom' : 'center'}
      footer={
        <LensFooter
          lens={usable}
          preco={preco}
          hasPix={frame !== null && frame.pix !== null && frame.pix < preco}
          shop={shop}
          obstacle={obstacle}
          onFinish={finish}
        />
      }
    >
      <div className={styles.lens} aria-busy={shop.busy}>
        {step ? (
          <>
            <LensProgress lens={usable} />
            <LensStep key={step.id} lens={usable} group={step} nome={nome} url={url} whatsapp={whatsapp} />
          </>
        ) : (
          <LensStart
            nome={nome}
            preco={preco}
            lens={usable}
            busy={shop.busy}
            bought={bought}
            onFrameAlone={() => shop.send(() => shopLenses(lensOrder(produto, [], START), bought()))}
          />
        )}
      </div>
    </Dialog>
  );
}
