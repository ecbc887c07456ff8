import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons-controls';
import { ProductImage } from '@/components/ui/product-image';
import { Stepper } from '@/components/ui/stepper';
import { sizeName } from '@/lib/catalog/product/frame-size';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { shortName } from '@/lib/purchase/cart/short-name';
import { endComparisonOf } from '@/lib/purchase/comparison/picker-state';
import { productPath } from '@/lib/purchase/lens/bag-line';
import { isMissingPrescription, noteOf, optionName, shortValue } from '@/lib/purchase/lens/labels';
import { formatBRL, lessPercent, toCents } from '@/lib/shared/money';
import styles from './cart-item.module.css';
import { CartItemFit } from './cart-item-fit';
import { CartItemLenses, MissingPrescription } from './cart-item-lenses';
import { isLensWidth, payloadOf, useBagProduct } from './use-bag-product';

/** Name of a product's only size, which is not shown. */
const ONE_SIZE = /^[úu]nico$/i;

/** The line that says whether the prescription was sent; its values need not be repeated. */
const PRESCRIPTION = /^receita/i;

type Props = {
  item: ItemDoCarrinho;
  /** Greeting of a line that was just added. It is then scrolled into view: it may be below the other lines. */
  greeting: string;
  /** Percentage that Pix saves; 0 if unknown. */
  cashPercent: number;
  /** Called when the shopper follows the link to the product. */
  onLeave: () => void;
  /** Called when the shopper removes the line, with the payload that restores it; null if there is none. */
  onRemove: (payload: AddPayload | null) => void;
};

export function CartItem({ item, greeting, cashPercent, onLeave, onRemove }: Props) {
  const { cartClient } = useCartServices();
  const { nome, imagem, quantidade } = item;
  const line = useRef<HTMLLIElement>(null);
  const { precoDe, precoPor } = item.precos;
  const total = (toCents(precoPor) * quantidade) / 100;
  const isAdded = greeting !== '';
  const namesPrescription = item.personalizacao.some(({ nome }) => PRESCRIPTION.test(nome));
  const options = [...item.opcoes, ...item.personalizacao].filter(
    ({ valor }) => valor !== '' && !ONE_SIZE.test(valor) && !(namesPrescription && noteOf(valor) === ''),
  );
  const href = productPath(item.url);
  const name = shortName(nome);
  const { product, isLoading } = useBagProduct(item, href);
  const nameOf = (valor: string) => {
    const size = product?.sizes?.find(({ label }) => label === valor);
    return size ? sizeName(valor, size.mm?.frontWidth) : shortValue(valor);
  };

  useEffect(() => {
    if (!isAdded) return;
    // Without an animation, because the panel itself is sliding in.
    line.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (href !== null) endComparisonOf(href);
  }, [isAdded, href]);

  return (
    <li className={styles.item} data-added={isAdded || undefined} ref={line}>
      <span className={styles.picture}>
        <ProductImage files={{ small: imagem }} alt="" sizes="6rem" />
      </span>
      <div className={styles.text}>
        {isAdded ? <p className={styles.added}>{greeting}</p> : null}
        <p className={styles.name}>
          {href === null ? (
            name
          ) : (
            <Link className={styles.link} href={href} prefetch={false} title={nome} onClick={onLeave}>
              {name}
            </Link>
          )}
        </p>
        {options.length > 0 ? (
          <ul className={styles.options}>
            {options.map(({ nome: option, valor }) => (
              // A product in a kit is named like any product, and a long name would hide its size.
              <li key={`${option}${valor}`} data-loading={(isLoading && isLensWidth(valor)) || undefined}>
                {option === '' ? valor : `${shortName(optionName(option))}: ${nameOf(valor)}`}
                {isMissingPrescription({ valor }) ? <MissingPrescription nome={nome} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
        <CartItemFit href={href} options={options.map(({ valor }) => valor)} />
        <p className={styles.price}>
          {precoDe > precoPor ? (
            <s>
              <span className="visually-hidden">de </span>
              {formatBRL((toCents(precoDe) * quantidade) / 100)}
            </s>
          ) : null}{' '}
          <CashFirst price={{ por: total, pix: cashPercent > 0 ? lessPercent(total, cashPercent) : null }} />
          {quantidade > 1 ? (
            <span className={styles.each}>
              {quantidade} × {formatBRL(precoPor)}
            </span>
          ) : null}
        </p>
        <CartItemLenses item={item} product={product} href={href} onLeave={onLeave} />
      </div>
      <div className={`spread ${styles.controls}`}>
        <Stepper
          name={nome}
          quantity={quantidade}
          onChange={(quantity) => cartClient.setQuantity(item, quantity)}
        />
        <IconButton
          tone="accent"
          label={`Remover ${nome}`}
          onClick={() => onRemove(payloadOf(item, product))}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
