'use client';

import useSWR from 'swr';
import { OwnMeasureLink } from '@/components/catalog/fit/own-measure-link';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { ComparedActions } from '@/components/purchase/comparison/compared-actions';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { splitSize } from '@/lib/catalog/product/size-address';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import styles from './favourites-list.module.css';

function stockText({ prices, isQuoted, isLastPiece }: ComparedProduct): string {
  if (isQuoted) return 'Preço sob consulta';
  if (prices === null) return 'Indisponível no momento';
  return isLastPiece ? 'Última unidade' : 'Disponível';
}

/** Today's price of a favourite, its stock, its fit, and the way into the bag. */
export function FavouriteFacts({ href, mayCompare }: { href: string; mayCompare: boolean }) {
  const own = useShopperMeasure();
  const { data: product, error } = useSWR<ComparedProduct | null>(
    `/v2/front/comparison${splitSize(href).path}`,
    fetchFromGateway,
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  if (product === undefined && !error) return <Skeleton width="medium" />;
  if (!product)
    return <p className={styles.facts}>Não encontramos este produto agora. Ele pode ter saído da loja.</p>;
  const shown = inKeptSize(own?.measures, product, href);
  const { prices, colours, mm, size, sizes } = shown;
  const fit = mm && own?.fit.phraseOfFrame(own.measures, mm);
  return (
    <div className={styles.facts}>
      {prices ? (
        <Price
          old={prices.de}
          amount={prices.amount}
          note={prices.isPix ? 'à vista no PIX' : ''}
          terms={prices.credit}
        />
      ) : null}
      <p>{[stockText(shown), colours > 1 ? `${colours} cores` : ''].filter(Boolean).join(' · ')}</p>
      {fit ? <p>{sizes.length > 0 && size !== '' ? `${size}: ${fit}` : fit}</p> : null}
      {!fit && mm && mayCompare ? <OwnMeasureLink /> : null}
      <ComparedActions product={shown} block />
    </div>
  );
}
