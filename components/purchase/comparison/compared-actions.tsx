'use client';

import Link from 'next/link';
import { type MouseEvent, useEffect, useRef } from 'react';
import { SizeChoice } from '@/components/catalog/buy-box/size-choice';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { LinkButton, textButton } from '@/components/ui/button';
import { sizeName } from '@/lib/catalog/product/frame-size';
import { sizeHref, withoutSize } from '@/lib/catalog/product/size-href';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import styles from './compared-actions.module.css';

const WAYS = {
  size: 'Escolher o tamanho',
  lenses: 'Escolher as lentes',
  none: 'Ver o produto',
  soldOut: 'Ver o produto',
} as const;

/** The product's name, including the chosen size, if any. */
function nameWithSize(product: ComparedProduct): string {
  const size = sizeName(chosenSize(product), product.mm?.frontWidth);
  return size === '' ? product.nome : `${product.nome}, tamanho ${size}`;
}

/** Whether a size must be chosen here before the product can be bought. */
const needsSizeOf = ({ purchase, sizes }: ComparedProduct) => purchase === 'size' && sizes.length > 0;

type SizesProps = {
  product: ComparedProduct;
  /** Receives the address of the product in the chosen size. */
  onChooseSize: (href: string) => void;
  /** How many times the shopper has been asked to choose; each time the sizes get the focus. */
  asked: number;
};

/** The sizes of a product in a list, with their millimetres; renders nothing for a single size. */
export function ComparedSizes({ product, onChooseSize, asked }: SizesProps) {
  const { sizes, href, nome } = product;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) first.current?.focus();
  }, [asked]);

  function choose(index: number) {
    const label = sizes[index]?.label;
    if (label !== undefined) onChooseSize(sizeHref(withoutSize(href), label));
  }

  const chosen = sizes.findIndex(({ label }) => label === chosenSize(product));
  if (sizes.length === 0) return null;
  return (
    <div className={styles.sizes}>
      <SizeChoice
        legend={<span className="visually-hidden">Tamanho: {nome}</span>}
        sizes={sizes.map(({ label, mm, payload }, index) => ({
          id: index,
          label,
          estoque: payload === null ? 0 : 1,
          frontWidth: mm?.frontWidth,
        }))}
        chosenId={chosen === -1 ? null : chosen}
        onChoose={choose}
        error={needsSizeOf(product) && asked > 0 ? 'Escolha o tamanho.' : ''}
        firstRef={first}
      />
    </div>
  );
}

type Props = {
  product: ComparedProduct;
  /** Called if the size has not been chosen yet. */
  onSizeMissing: () => void;
  block?: boolean;
};

/**
 * The buy buttons for a product in a list: with lenses, which are chosen on its page, or the frame alone. A link to its
 * page if something else must be chosen first.
 */
export function ComparedActions({ product, onSizeMissing, block }: Props) {
  const { purchase, payload, href, nome, lenses } = product;
  const needsSize = needsSizeOf(product);
  const canBuy = purchase === 'add' || needsSize;
  const takesLenses = lenses !== '';
  const isWithLenses = takesLenses && (canBuy || purchase === 'lenses');
  const size = chosenSize(product);

  function openLenses(event: MouseEvent) {
    if (!needsSize) return;
    event.preventDefault();
    onSizeMissing();
  }

  return (
    <>
      {isWithLenses ? (
        <LinkButton
          href={`${size === '' ? href : sizeHref(withoutSize(href), size)}#lentes`}
          size="sm"
          block={block}
          aria-label={`Comprar com lentes: ${nameWithSize(product)}`}
          onClick={openLenses}
        >
          Comprar com lentes
        </LinkButton>
      ) : null}
      {canBuy ? (
        <AddToCartButton
          payload={payload}
          label={takesLenses ? 'Só a armação' : 'Adicionar à sacola'}
          productHref={href}
          productName={nameWithSize(product)}
          onChoiceMissing={needsSize ? onSizeMissing : undefined}
          variant={takesLenses ? 'secondary' : 'primary'}
          size="sm"
          block={block}
        />
      ) : null}
      {canBuy || isWithLenses ? null : (
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

/** Link to the product page with the try-on open. */
export function TryOnLink({ product: { mayTryOn, href, nome } }: { product: ComparedProduct }) {
  if (!mayTryOn) return null;
  return (
    <Link prefetch={false} className={textButton} href={`${href}#provar`} aria-label={`Provar: ${nome}`}>
      Provar
    </Link>
  );
}
