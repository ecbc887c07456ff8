import type { DisplayPrices } from '@/lib/platform/prices';
import { formatBRL } from '@/lib/shared/money';

/** 'R$ 538,20 no PIX, ou R$ 598,00': the cash price always comes first, then the card price. */
export function CashFirst({ price: { por, pix } }: { price: Pick<DisplayPrices, 'por' | 'pix'> }) {
  return (
    <>
      <b>{formatBRL(pix ?? por)}</b>
      {pix === null || pix >= por ? null : ` no\u00a0PIX, ou\u00a0${formatBRL(por)}`}
    </>
  );
}
