'use client';

import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { LinkButton } from '@/components/ui/button';
import { boughtSize, type ComparedProduct } from '@/lib/purchase/comparison/compared-product';

const CHOICES = { size: 'Escolher o tamanho', lenses: 'Escolher as lentes', none: 'Ver o produto' } as const;

/** The name of a product, with the size that is bought where it comes in several. */
function nameWithSize(product: ComparedProduct): string {
  const size = boughtSize(product);
  return size === '' ? product.nome : `${product.nome}, tamanho ${size}`;
}

/** Adds a product of a list to the bag, or leads to its page, where something has to be chosen first. */
export function ComparedActions({ product, block }: { product: ComparedProduct; block?: boolean }) {
  const { purchase, carrinho, href, nome } = product;
  if (purchase === 'add') {
    return (
      <AddToCartButton
        carrinho={carrinho}
        label="Adicionar à sacola"
        productHref={href}
        productName={nameWithSize(product)}
        variant="secondary"
        size="sm"
        block={block}
      />
    );
  }
  return (
    <LinkButton
      href={href}
      variant="secondary"
      size="sm"
      block={block}
      aria-label={`${CHOICES[purchase]}: ${nome}`}
    >
      {CHOICES[purchase]}
    </LinkButton>
  );
}

/** Leads to the product's page with the try-on open. */
export function TryOnLink({ product: { mayTryOn, href, nome } }: { product: ComparedProduct }) {
  if (!mayTryOn) return null;
  return (
    <LinkButton href={`${href}#provar`} variant="quiet" size="sm" aria-label={`Provar: ${nome}`}>
      Provar
    </LinkButton>
  );
}
