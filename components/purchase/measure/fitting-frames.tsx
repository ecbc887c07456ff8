'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callGateway } from '@/lib/browser/gateway-client';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { splitSize } from '@/lib/catalog/product/size-href';
import { useConsent } from '@/lib/consent/consent';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import styles from './own-measure.module.css';

/** Assumed if a frame's temple is unknown: temples differ little and are never compared alone. */
const USUAL_TEMPLE_MM = 140;

/** Keeps the measures of a frame in this shop as those of glasses that fit; false if it has no measures. */
async function keepMeasuresOf(href: string): Promise<boolean> {
  try {
    const product = await callGateway<ComparedProduct | null>('GET', `comparison${splitSize(href).path}`);
    const mm = product && inKeptSize(undefined, product, href).mm;
    if (!mm) return false;
    const { lensWidth, bridge, temple } = mm;
    saveShopperMeasures({ glasses: { lensWidth, bridge, temple: temple ?? USUAL_TEMPLE_MM } });
    return true;
  } catch (error) {
    console.warn('The measures of a frame could not be read', error);
    return false;
  }
}

/** Known frames of this shop, one of which may fit the shopper; nothing if there are none. */
export function FittingFrames() {
  const mayStore = useConsent()?.preferences === true;
  const favourites = useStore(deviceFavourites);
  const [viewed, setViewed] = useState<ProductLink[]>([]);
  const [failed, setFailed] = useState('');
  useEffect(loadFavourites, []);
  useEffect(() => setViewed(viewedProducts(mayStore)), [mayStore]);
  const links = [...new Map([...viewed, ...favourites].map((link) => [link.href, link])).values()];
  if (links.length === 0) return null;
  return (
    <section className={styles.way} aria-labelledby="medida-da-loja">
      <h2 id="medida-da-loja">Por uma armação desta loja que serve em você</h2>
      <ul className={styles.frames}>
        {links.map(({ href, nome, imagem }) => (
          <li key={href}>
            {imagem ? <img src={imagem} alt="" width={120} height={90} loading="lazy" /> : null}
            <span>{nome}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Esta serve: ${nome}`}
              onClick={async () => setFailed((await keepMeasuresOf(href)) ? '' : nome)}
            >
              Esta serve
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{failed === '' ? '' : `Não temos as medidas de ${failed} agora.`}</p>
    </section>
  );
}
