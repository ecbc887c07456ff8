import type { ReactNode } from 'react';
import { ProductBuyButton } from '@/components/purchase/cart/product-buy-button';
import { LensOffer, type OfferPrice } from '@/components/purchase/lens/lens-offer';
import { TryOnButton } from '@/components/try-on/try-on-button';
import { rotaHref } from '@/lib/catalog/hrefs';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { isSoldOut } from '@/lib/catalog/product/model-id';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { lensGroups } from '@/lib/purchase/lens/options';
import { framePhotoOf } from '@/lib/seo/social/preview-image';

/** More colours than can be compared at once, so that the shopper has a choice. */
const MAX_COLOURS = 8;

/**
 * Offers to try a frame on. Null if the shop has no try-on, if the product lacks measurements, or without a photo that
 * the server may fetch. Other colours, which have the same measurements, can be compared.
 */
export function tryOnButton(product: ProdutoDetalhe, path: string, price: OfferPrice): ReactNode {
  const { features } = currentStorefront();
  const measured = features.tryOn && features.measurements ? readMeasurements(product) : null;
  if (measured === null || framePhotoOf(product) === null) return null;
  if (measured.some(({ mm }) => frameDrawing(mm) === null)) return null;
  const values = product.atributos.unico?.valores ?? [];
  const colours = values.flatMap(({ label, imagem, rota, selecionado, produto }) => {
    const href = rotaHref(rota);
    const isCurrent = selecionado || href === path;
    const name = isSoldOut(produto) ? `${label} (esgotado)` : label;
    return label === '' || href === null || isCurrent ? [] : [{ name, href, swatch: imagem }];
  });
  const own = values.find(({ selecionado }) => selecionado);
  return (
    <TryOnButton
      name={product.nome}
      measured={measured}
      {...(own && { colour: own.label, swatch: own.imagem })}
      colours={colours.slice(0, MAX_COLOURS)}
      buy={
        product.status !== 'disponivel' ? null : lensGroups(product.personalizacoes).length > 0 ? (
          <LensOffer {...price} productHref={path} />
        ) : (
          <ProductBuyButton block label="Adicionar à sacola" productHref={path} />
        )
      }
    />
  );
}
