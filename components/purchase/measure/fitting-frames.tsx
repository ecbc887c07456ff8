'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { callGateway } from '@/lib/browser/gateway-client';
import type { Glasses } from '@/lib/catalog/product/current-glasses';
import type { ProductLink } from '@/lib/catalog/product/product-link';
import { viewedProducts } from '@/lib/catalog/product/recently-viewed';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { useConsent } from '@/lib/consent/consent';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { loadFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { useStore } from '@/lib/shared/store';
import styles from './measure-editor.module.css';

/** The measurements of a frame in this shop; null if it has none. */
async function readMeasures(href: string): Promise<Glasses | null> {
  try {
    const product = await callGateway<ComparedProduct | null>('GET', `comparison${withoutSize(href)}`);
    const mm = product && inKeptSize(undefined, product, href).mm;
    return mm && { lensWidth: mm.lensWidth, bridge: mm.bridge, temple: mm.temple };
  } catch (error) {
    console.warn('The measures of a frame could not be read', error);
    return null;
  }
}

/** Frames of this shop that the shopper has seen, one of which may fit; renders nothing if there are none. */
export function FittingFrames() {
  const mayStore = useConsent()?.preferences === true;
  const favourites = useStore(deviceFavourites);
  const [viewed, setViewed] = useState<ProductLink[]>([]);
  const [failed, setFailed] = useState('');
  const latest = useRef('');
  useEffect(loadFavourites, []);
  useEffect(() => setViewed(viewedProducts(mayStore)), [mayStore]);
  // A favourite, which may name a size, replaces the same product in the list of viewed ones.
  const byProduct = new Map([...viewed, ...favourites].map((link) => [withoutSize(link.href), link]));
  const links = [...byProduct.values()];
  if (links.length === 0) return null;

  /** Saves the measurements of the frame chosen last as those of glasses that fit. */
  async function choose({ href, nome }: ProductLink) {
    latest.current = href;
    const glasses = await readMeasures(href);
    if (latest.current !== href) return;
    if (glasses) saveShopperMeasures({ glasses });
    setFailed(glasses ? '' : nome);
  }

  return (
    <section className={styles.way} aria-labelledby="medida-da-loja">
      <h2 id="medida-da-loja">Já tem uma destas? Use a medida dela</h2>
      <ul className={styles.frames}>
        {links.map((link) => (
          <li key={link.href}>
            {link.imagem ? <img src={link.imagem} alt="" width={120} height={90} loading="lazy" /> : null}
            <span>{link.nome}</span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Usar a medida: ${link.nome}`}
              onClick={() => choose(link)}
            >
              Usar a medida
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{failed === '' ? '' : `Não temos as medidas de ${failed} agora.`}</p>
    </section>
  );
}
