'use client';

import { type Ref, useId, useRef, useState } from 'react';
import { BundledName, BundledPicture } from '@/components/purchase/bundled-product';
import { Button, LinkButton } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { StatusMessage } from '@/components/ui/status-message';
import { attributeName, choicePhrase } from '@/lib/catalog/product/attribute-labels';
import { type CheckoutEvent, checkoutLinkHandlers } from '@/lib/purchase/checkout-events';
import { type CombinationProduct, combinationRequestItem } from '@/lib/purchase/combination';
import { formatBRL } from '@/lib/shared/money';
import styles from './combination-view.module.css';
import type { CombinationState } from './use-combination';

function toCheckoutItem(product: CombinationProduct, chosen: number | null) {
  const { idAtributoValor, preco } = combinationRequestItem(product, chosen);
  const variante = product.sizes.find(({ id }) => id === idAtributoValor)?.label ?? '';
  return { id: String(product.id), nome: product.nome, marca: product.marca, variante, preco, quantidade: 1 };
}

type ChosenProduct = { product: CombinationProduct; chosen: number | null };

/** The event for two products bought together; `total` in BRL, null if the platform returned no price. */
function combinationCheckoutEvent(
  own: ChosenProduct,
  other: ChosenProduct,
  total: number | null,
): CheckoutEvent {
  return { items: [own, other].map(({ product, chosen }) => toCheckoutItem(product, chosen)), total };
}

/** Whether the size to choose can only raise the price that is shown until then. */
function isFromPrice(product: CombinationProduct, chosen: number | null): boolean {
  const { preco } = combinationRequestItem(product, chosen);
  const prices = product.sizes.filter(({ estoque }) => estoque > 0).map((size) => size.preco);
  return chosen === null && Math.min(...prices) === preco && Math.max(...prices) > preco;
}

type CombinationItemProps = {
  product: CombinationProduct;
  /** Chosen size: 0 if the product has none to choose, null while it is missing. */
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Whether a missing size is reported. */
  isFlagged: boolean;
  select: Ref<HTMLSelectElement>;
};

/** One of the two products, with its size selector if it has sizes. */
function CombinationItem({ product, chosen, onChoose, isFlagged, select }: CombinationItemProps) {
  const { nome, href, imagem, attribute, sizes } = product;
  // The price in the request, so that both prices add up to the subtotal.
  const { preco } = combinationRequestItem(product, chosen);
  const nameId = useId();
  return (
    <div className={styles.part}>
      <BundledPicture imagem={imagem} sizes="12rem" />
      <p className={styles.name} id={nameId}>
        <BundledName nome={nome} href={href} />
      </p>
      <p className={styles.amount}>
        {isFromPrice(product, chosen) ? 'a partir de ' : null}
        {formatBRL(preco)}
      </p>
      {sizes.length > 0 ? (
        <SelectField
          ref={select}
          label={attributeName(attribute)}
          aria-label={`${attributeName(attribute)} de ${nome}`}
          placeholder="Escolha"
          options={sizes
            .filter(({ estoque }) => estoque > 0)
            .map(({ id, label }) => ({ value: String(id), label }))}
          value={chosen === null ? '' : String(chosen)}
          error={isFlagged && chosen === null ? 'Escolha para comprar junto.' : undefined}
          onChange={(event) => {
            if (event.target.value !== '') onChoose(Number(event.target.value));
          }}
        />
      ) : null}
    </div>
  );
}

/** The plus or equals sign between products and their sum. */
const Sign = ({ children }: { children: string }) => (
  <span className={styles.sign} aria-hidden="true">
    {children}
  </span>
);

const BUY_LABEL = 'COMPRAR junto';

type Props = { principal: CombinationProduct; suggested: CombinationProduct; state: CombinationState };

/** Two products at their combined price. */
export function CombinationView({ principal, suggested, state }: Props) {
  const [attempted, setAttempted] = useState(false);
  const selects = { own: useRef<HTMLSelectElement>(null), other: useRef<HTMLSelectElement>(null) };
  const { own, other, chooseOwn, chooseOther, result, prices, retry } = state;
  const missing = own === null ? principal : other === null ? suggested : null;

  function press() {
    setAttempted(true);
    if (missing) return (own === null ? selects.own : selects.other).current?.focus();
    if (result !== null) retry();
  }

  const isFrom = isFromPrice(principal, own) || isFromPrice(suggested, other);
  const total = isFrom ? 'Total a partir de' : 'Total';
  const pix = prices?.pix ?? null;

  const checkoutEvent = () =>
    combinationCheckoutEvent(
      { product: principal, chosen: own },
      { product: suggested, chosen: other },
      result?.prices?.total ?? null,
    );

  return (
    <div className={styles.combination}>
      <CombinationItem
        product={{ ...principal, href: null }}
        chosen={own}
        onChoose={chooseOwn}
        isFlagged={attempted}
        select={selects.own}
      />
      <Sign>+</Sign>
      <CombinationItem
        product={suggested}
        chosen={other}
        onChoose={chooseOther}
        isFlagged={attempted}
        select={selects.other}
      />
      <Sign>=</Sign>
      <div className={styles.result} aria-busy={result === null}>
        <dl className={styles.sums} aria-live="polite">
          <div>
            <dt>Subtotal</dt>
            <dd>{prices ? formatBRL(prices.subtotal) : '…'}</dd>
          </div>
          <div data-saving="">
            <dt>Desconto</dt>
            <dd>{prices ? `− ${formatBRL(prices.discount)}` : '…'}</dd>
          </div>
          {pix === null ? null : (
            <div data-total="">
              <dt>{total} no PIX</dt>
              <dd>{formatBRL(pix)}</dd>
            </div>
          )}
          <div data-total={pix === null ? '' : undefined}>
            <dt>{pix === null ? total : 'ou no cartão'}</dt>
            <dd>{prices ? formatBRL(prices.total) : '…'}</dd>
          </div>
        </dl>
        <StatusMessage tone="error">
          {missing && attempted
            ? `Escolha ${choicePhrase(missing.attribute)} para comprar junto.`
            : (result?.failure ?? '')}
        </StatusMessage>
        {missing === null && result?.href ? (
          <LinkButton block href={result.href} {...checkoutLinkHandlers(checkoutEvent)}>
            {BUY_LABEL}
          </LinkButton>
        ) : (
          <Button block busy={result === null} onClick={press}>
            {BUY_LABEL}
          </Button>
        )}
      </div>
    </div>
  );
}
