'use client';

import Link from 'next/link';
import { useRef, useState } from 'react';
import { SizeChoice } from '@/components/catalog/buy-box/size-choice';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { LinkButton, textButton } from '@/components/ui/button';
import { sizeHref, splitSize } from '@/lib/catalog/product/size-address';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import styles from './compared-actions.module.css';

const WAYS = {
  size: 'Escolher o tamanho',
  lenses: 'Escolher as lentes',
  none: 'Ver o produto',
  soldOut: 'Ver o produto',
} as const;

/** The name of a product, with the size that is bought where it comes in several. */
function nameWithSize(product: ComparedProduct): string {
  const size = chosenSize(product);
  return size === '' ? product.nome : `${product.nome}, tamanho ${size}`;
}

type Props = {
  product: ComparedProduct;
  /** Gets the address of the product in the size that the shopper chooses. */
  onChooseSize: (href: string) => void;
  block?: boolean;
};

/**
 * The sizes of a product of a list, and the button that adds it to the bag; a link to its page where something else has
 * to be chosen first.
 */
export function ComparedActions({ product, onChooseSize, block }: Props) {
  const { sizes, purchase, carrinho, href, nome } = product;
  const first = useRef<HTMLInputElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const needsSize = purchase === 'size' && sizes.length > 0;

  function askForSize() {
    setIsAsked(true);
    first.current?.focus();
  }

  function choose(index: number) {
    const label = sizes[index]?.label;
    if (label !== undefined) onChooseSize(sizeHref(splitSize(href).path, label));
  }

  const chosen = sizes.findIndex(({ label }) => label === chosenSize(product));
  return (
    <>
      {sizes.length > 0 ? (
        <div className={styles.sizes}>
          <SizeChoice
            legend={<span className="visually-hidden">Tamanho: {nome}</span>}
            sizes={sizes.map(({ label, mm, carrinho }, index) => ({
              id: index,
              label,
              estoque: carrinho === null ? 0 : 1,
              frontWidth: mm?.frontWidth,
            }))}
            chosenId={chosen === -1 ? null : chosen}
            onChoose={choose}
            error={needsSize && isAsked ? 'Escolha o tamanho.' : ''}
            firstRef={first}
          />
        </div>
      ) : null}
      {purchase === 'add' || needsSize ? (
        <AddToCartButton
          carrinho={carrinho}
          label="Adicionar à sacola"
          productHref={href}
          productName={nameWithSize(product)}
          onChoiceMissing={needsSize ? askForSize : undefined}
          variant="secondary"
          size="sm"
          block={block}
        >
          <span>
            Adicionar<span> à sacola</span>
          </span>
        </AddToCartButton>
      ) : (
        <LinkButton
          href={href}
          variant="secondary"
          size="sm"
          block={block}
          aria-label={`${WAYS[purchase]}: ${nome}`}
        >
          {WAYS[purchase]}
        </LinkButton>
      )}
    </>
  );
}

/** Leads to the product's page with the try-on open. */
export function TryOnLink({ product: { mayTryOn, href, nome } }: { product: ComparedProduct }) {
  if (!mayTryOn) return null;
  return (
    <Link prefetch={false} className={textButton} href={`${href}#provar`} aria-label={`Provar: ${nome}`}>
      Provar
    </Link>
  );
}
