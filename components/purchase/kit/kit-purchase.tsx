'use client';

import type { MouseEvent } from 'react';
import { BuyBar, PANEL_BUTTON_ID } from '@/components/catalog/buy-box/buy-bar';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { ItemsShipping } from '@/components/purchase/shipping/shipping-quote';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { LockIcon } from '@/components/ui/icons-core';
import { StatusMessage } from '@/components/ui/status-message';
import { Stepper } from '@/components/ui/stepper';
import { displayPrices } from '@/lib/platform/prices';
import { KIT_ERROR_ID, KIT_FIELDS, KIT_FORM_ACTION, KIT_FORM_ID } from '@/lib/purchase/kit/form';
import type { Kit } from '@/lib/purchase/kit/kit';
import { includedProducts, quantityOf, sizeOf } from '@/lib/purchase/kit/order';
import { separatePrice, totalPrices } from '@/lib/purchase/kit/price';
import { formatBRL } from '@/lib/shared/money';
import { KitProvider, useKit } from './kit-context';
import { KitNextStep, KitPrices, useIsFromPrice } from './kit-prices';
import { KitProductRow } from './kit-product-row';
import styles from './kit-screen.module.css';

/**
 * Buys the kit, or names the first product whose size is missing; there is one in the panel and one in the buy bar on
 * phones. Before hydration, and without JavaScript, it submits the plain form.
 */
export function KitBuyButton() {
  const { busy, buy, preload } = useKit();

  function press(event: MouseEvent) {
    event.preventDefault();
    buy();
  }

  return (
    <Button
      block
      busy={busy}
      type="submit"
      form={KIT_FORM_ID}
      onClick={press}
      onFocus={preload}
      onPointerEnter={preload}
    >
      {busy ? 'Adicionando' : 'Adicionar à sacola'}
    </Button>
  );
}

/** The buy bar on phones. */
export function KitBuyBar() {
  const { price } = useKit();
  const isFrom = useIsFromPrice();
  const precos = displayPrices(price.precos);
  const fromPrice =
    isFrom && precos ? (
      <>
        a partir de <CashFirst price={precos} />
      </>
    ) : undefined;
  return <BuyBar buyButton={<KitBuyButton />} price={fromPrice} />;
}

/** Selects or deselects all products of an open kit with one click. */
function WholeList() {
  const { kit, selection, change } = useKit();
  const available = kit.products.filter((product) => product.available);
  const isWhole = includedProducts(kit, selection).length === available.length;
  if (available.length < 2) return null;
  return (
    <div className="scripted">
      <Checkbox
        label="Levar a lista toda"
        checked={isWhole}
        onChange={() => change(() => ({ excluded: isWhole ? available.map(({ id }) => id) : [] }))}
      />
    </div>
  );
}

/** Says that the prices of the pieces add up to more than the kit's. */
function SeparatePrice() {
  const { kit, selection, price } = useKit();
  const precos = price.state === 'final' ? displayPrices(price.precos) : null;
  const separate = precos ? separatePrice(kit, selection, precos) : 0;
  if (!precos || separate === 0) return null;
  return (
    <p>
      Separadas: {formatBRL(separate)}
      {precos.pix === null ? '' : ' no PIX'}
    </p>
  );
}

/** The products of the kit with their size selectors, and how many sizes are missing. */
function KitComposition({ hasPrice = false }: { hasPrice?: boolean }) {
  const { kit } = useKit();
  return (
    <section className={styles.composition} aria-labelledby="composicao">
      <div className={`spread ${styles.heading}`}>
        <h2 id="composicao">COMPOSIÇÃO DO KIT</h2>
        {hasPrice ? <SeparatePrice /> : null}
      </div>
      {hasPrice ? <KitNextStep /> : null}
      {kit.isClosed ? null : <WholeList />}
      <ul>
        {kit.products.map((product) => (
          <KitProductRow key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** The price of the choice next to its button; of all pieces of a closed kit, whose price is that of one. */
function KitTotal() {
  const { kit, selection, price } = useKit();
  const isFrom = useIsFromPrice();
  const precos = price.state === 'final' || isFrom ? displayPrices(price.precos) : null;
  if (precos === null) return null;
  const total = totalPrices(precos, kit.isClosed ? selection.quantity : 1);
  return (
    <p className={styles.total} aria-live="polite">
      Total{isFrom ? ' a partir de' : ''}: <CashFirst price={total} />
    </p>
  );
}

type KitPurchaseProps = {
  /** Path of the kit's page. */
  path: string;
  /** Note on instalments with interest; '' if the shop has none. */
  creditNote: string;
};

/** Purchase block of an available kit. */
export function KitPurchase({ path, creditNote }: KitPurchaseProps) {
  const { kit, selection, change, problem } = useKit();
  return (
    <div className={styles.purchase}>
      <KitPrices creditNote={creditNote} />
      <KitComposition hasPrice />
      <div className={`${styles.buy} ${styles.order}`}>
        <div className={styles.quantity}>
          {/* The name of the field says it too. */}
          <span aria-hidden="true">Quantidade</span>
          <Stepper
            commitOnBlur
            name={kit.nome}
            quantity={selection.quantity}
            onChange={(quantity) => change(() => ({ quantity }))}
            field={{ name: KIT_FIELDS.quantity, form: KIT_FORM_ID }}
          />
        </div>
        <KitTotal />
        <StatusMessage tone="error">{problem}</StatusMessage>
        {/* In an open kit, products that are left out need no size. */}
        <form id={KIT_FORM_ID} action={KIT_FORM_ACTION} method="post" noValidate={!kit.isClosed}>
          <input type="hidden" name={KIT_FIELDS.path} value={path} />
        </form>
        <p className={styles.problem} id={KIT_ERROR_ID} role="alert">
          Não deu para preparar a compra. Confira as escolhas e tente de novo em instantes.
        </p>
        <div className={styles.button} id={PANEL_BUTTON_ID}>
          <KitBuyButton />
        </div>
        <p className={styles.secure}>
          <LockIcon /> Compra segura
        </p>
      </div>
    </div>
  );
}

/** The products of a kit that is bought like any product. */
export function ProductKit({ kit }: { kit: Kit }) {
  return (
    <KitProvider kit={kit}>
      <KitComposition />
    </KitProvider>
  );
}

/** The platform quotes each product separately, so larger kits are quoted in the cart. */
const MAX_PRODUCTS = 8;

/** Shipping quote for the chosen products of the kit; renders nothing without products or with very many. */
export function KitShipping() {
  const { kit, selection } = useKit();
  const [first, ...others] = includedProducts(kit, selection).map((product) => ({
    idProduto: product.id,
    idAtributoValor: sizeOf(product, selection) ?? 0,
    quantidade: quantityOf(product, selection) * selection.quantity,
  }));
  if (first === undefined || others.length >= MAX_PRODUCTS) return null;
  return (
    <div className={styles.buy}>
      <ItemsShipping items={[first, ...others]} />
    </div>
  );
}
