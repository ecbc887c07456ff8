'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { SizeChoice } from '@/components/catalog/buy-box/size-choice';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { BundledName, BundledPicture } from '@/components/purchase/bundled-product';
import { textButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { Stepper } from '@/components/ui/stepper';
import { usePreHydrationInput } from '@/components/ui/use-pre-hydration-input';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { shortSizeName } from '@/lib/catalog/product/frame-size';
import { KIT_FIELDS, KIT_FORM_ID } from '@/lib/purchase/kit/form';
import type { KitProduct } from '@/lib/purchase/kit/kit';
import { cheapestSize, chosenPrice, quantityOf, sizeOf } from '@/lib/purchase/kit/order';
import { formatBRL } from '@/lib/shared/money';
import { useKit } from './kit-context';
import styles from './kit-screen.module.css';

/** A product of the kit: picture, name, price and sizes; in an open kit also its quantity, or a way to leave it out. */
export function KitProductRow({ product }: { product: KitProduct }) {
  const { kit, selection, change, isMissing, registerFocusTarget } = useKit();
  const { id, nome, href, imagem, attribute, sizes, available, isOnRequest, takesLenses, frontWidth } =
    product;
  const count = quantityOf(product, selection);
  const isExcluded = !kit.isClosed && (!available || selection.excluded.includes(id));
  const own = useShopperMeasure();
  const suited = own?.fit.suitedSize(own.measures, sizes);
  const hasPricePerSize = sizes.some(({ preco }) => preco !== product.preco);
  const isOpen = hasPricePerSize && sizeOf(product, selection) === null;
  const { preco: por, pix = null } = isOpen ? cheapestSize(product) : chosenPrice(product, selection);
  /** The size of a product that has a single one, which is no choice. */
  const only =
    sizes.length === 1 && available
      ? sizes.find((size) => size.id === sizeOf(product, selection))
      : undefined;
  const width = only ? only.frontWidth : frontWidth;
  const checkbox = useRef<HTMLInputElement>(null);
  usePreHydrationInput(checkbox, ({ checked }) => checked === isExcluded && setIncluded(checked));

  const othersOf = (excluded: readonly number[]) => excluded.filter((other) => other !== id);

  function setIncluded(included: boolean) {
    change(({ excluded }) => ({ excluded: included ? othersOf(excluded) : [...othersOf(excluded), id] }));
  }

  /** Choosing a size also selects the product. */
  function chooseSize(size: number) {
    change(({ sizes: chosen, excluded }) => ({
      sizes: { ...chosen, [id]: size },
      excluded: othersOf(excluded),
    }));
  }

  return (
    <li className={styles.product}>
      <div>
        <BundledPicture imagem={imagem} sizes="6rem" />
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <BundledName nome={nome} href={href} />
        </p>
        <p className={styles.note}>
          {kit.isClosed && count > 1 ? `${count} unidades · ` : ''}
          {por > 0 && isOpen ? 'a partir de ' : null}
          {por > 0 ? <CashFirst price={{ por, pix }} /> : null}
          {por > 0 && count > 1 ? ' cada' : null}
          {available ? '' : isOnRequest ? ' Sob consulta' : ' Esgotado'}
        </p>
        {takesLenses && href ? (
          <p className={styles.lenses}>
            O preço é o da armação: as lentes de grau são à parte.{' '}
            <Link
              className={textButton}
              href={`${href}#lentes`}
              prefetch={false}
              aria-label={`Comprar com lentes: ${nome}`}
            >
              Comprar com lentes
            </Link>
          </p>
        ) : null}
        {only || frontWidth ? (
          <p className={styles.lenses}>
            {only ? attributeName(attribute) : 'Tamanho'}: {shortSizeName(only?.label ?? 'Único', width)}
            {width ? `, ${width} mm` : ''}
            {only ? (
              <input type="hidden" name={KIT_FIELDS.sizeOf(id)} value={only.id} form={KIT_FORM_ID} />
            ) : null}
          </p>
        ) : null}
        {sizes.length > 0 && !only && (kit.isClosed || available) ? (
          <SizeChoice
            legend={
              <>
                {attributeName(attribute)}
                <span className="visually-hidden"> de {nome}</span>
              </>
            }
            sizes={sizes.map((size) => ({
              ...size,
              note: hasPricePerSize ? formatBRL(size.pix ?? size.preco) : '',
              mark: size.id === suited?.size.id && suited.mark,
            }))}
            chosenId={sizeOf(product, selection)}
            onChoose={chooseSize}
            error={isMissing(product) ? `Escolha ${choicePhrase(attribute)}.` : ''}
            firstRef={(element) => registerFocusTarget(id, element)}
            formField={{ name: KIT_FIELDS.sizeOf(id), form: KIT_FORM_ID }}
          />
        ) : null}
        {kit.isClosed || !available ? null : (
          <div className={styles.open}>
            {isExcluded ? null : (
              <Stepper
                commitOnBlur
                name={nome}
                quantity={count}
                onChange={(quantity) => change(({ counts }) => ({ counts: { ...counts, [id]: quantity } }))}
                field={{ name: KIT_FIELDS.countOf(id), form: KIT_FORM_ID }}
              />
            )}
            <Checkbox
              ref={checkbox}
              label="Levar"
              aria-label={`Levar ${nome}`}
              name={KIT_FIELDS.included}
              value={id}
              form={KIT_FORM_ID}
              checked={!isExcluded}
              onChange={(event) => setIncluded(event.target.checked)}
            />
          </div>
        )}
      </div>
    </li>
  );
}
