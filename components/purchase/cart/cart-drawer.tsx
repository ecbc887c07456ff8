'use client';

import Link from 'next/link';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { useHistoryTravel } from '@/components/ui/use-history-travel';
import { useSettings } from '@/lib/browser/use-settings';
import type { Carrinho, ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import { lineKey } from '@/lib/purchase/cart/cart';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import { pixPercent } from '@/lib/purchase/cart/cash-discount';
import { PANEL_TITLE } from '@/lib/purchase/cart/panel-state';
import { inPlace, type Place, restoredPlaces } from '@/lib/purchase/cart/restored-lines';
import { useCart } from '@/lib/purchase/cart/use-cart';
import { CartArrival } from './cart-arrival';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty';
import { CartFooter } from './cart-footer';
import { CartItem } from './cart-item';
import { CartMessages } from './cart-messages';
import { useAddedLine } from './use-added-line';
import { preloadPageProduct } from './use-bag-product';

/** For a button that opens the panel, once it is touched or focused. */
export const prepareCartDrawer = () => preloadPageProduct();

/**
 * Percentage that Pix saves on the cart, if the platform's discount equals the shop's; otherwise 0. While a change is
 * pending, the last response is used, so that no price flickers.
 */
function useCashPercent(cart: Carrinho | undefined): number {
  const shops = pixPercent(useSettings()?.pagamento.geral.descontoVista ?? {});
  const stated = cart?.subtotal.descontoVista?.porcentagem;
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (stated !== undefined) setLast(stated);
  }, [stated]);
  return shops === (stated ?? last) ? shops : 0;
}

/** The line that the platform has removed last, and its place; `payload` restores it. */
type Removed = { nome: string; place: Place; payload: AddPayload | null };

const ADDED = 'Adicionado à sacola';
const RESTORED = 'De volta à sacola';

const OUTSIDE_PRESS_DELAY_MS = 300;

/**
 * A click next to the panel counts only some time after opening, so that the click that opened it does not close it.
 */
function useOutsidePressGuard(open: boolean) {
  const armed = useRef(false);
  useEffect(() => {
    armed.current = false;
    if (!open) return;
    const timer = setTimeout(() => {
      armed.current = true;
    }, OUTSIDE_PRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return (event: MouseEvent) => {
    if (!armed.current && event.target instanceof HTMLDialogElement) event.stopPropagation();
  };
}

/** Cart panel: its lines and the link to the checkout. */
export function CartDrawer() {
  const { panel, cartClient } = useCartServices();
  const { open, pending } = useCartPanel();
  const { cart, failed, retry } = useCart();
  const cashPercent = useCashPercent(cart);
  const body = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** Places of the lines that were restored, and the key of the last one until the panel closes. */
  const [places, setPlaces] = useState<readonly Place[]>(() => restoredPlaces.read() ?? []);
  const [restored, setRestored] = useState('');
  const added = useAddedLine(cart);
  const ignoreEarlyPress = useOutsidePressGuard(open);

  useEffect(() => {
    // The browser would keep the position from the last time.
    if (open && body.current?.parentElement) body.current.parentElement.scrollTop = 0;
  }, [open]);

  function close() {
    // Messages that were on screen would come back hours later.
    panel.update({ open: false, messages: [] });
    setRemoved(null);
    setRestored('');
  }

  useHistoryTravel(() => open && close());

  function keepPlaces(kept: readonly Place[]) {
    setPlaces(kept);
    restoredPlaces.write(kept);
  }

  async function remove(item: ItemDoCarrinho, index: number, payload: AddPayload | null) {
    setRemoved(null);
    // Added again some day, it is a new line.
    keepPlaces(places.filter(({ key }) => key !== lineKey(item)));
    // The button that restores the line appears here.
    notice.current?.focus();
    const isRemoved = await cartClient.remove(item);
    if (isRemoved && panel.get().open)
      setRemoved({ nome: item.nome, place: { key: lineKey(item), index }, payload });
  }

  function restore() {
    if (removed?.payload) {
      const { place, payload } = removed;
      keepPlaces([...places, place]);
      setRestored(place.key);
      void cartClient.add(payload);
    }
    setRemoved(null);
    body.current?.focus({ preventScroll: true });
  }

  const greeting = restored !== '' && restored === added ? RESTORED : ADDED;
  const lines = cart ? inPlace(cart.itens, places) : [];
  const addedName = lines.find((item) => lineKey(item) === added)?.nome;
  const hasItems = cart !== undefined && lines.length > 0;

  return (
    <div role="presentation" onMouseDownCapture={ignoreEarlyPress}>
      <Dialog
        open={open}
        onClose={close}
        title={PANEL_TITLE}
        side="right"
        notice={
          <div className={styles.notice} ref={notice} tabIndex={-1}>
            <CartMessages />
            <div className={styles.removed} role="status">
              {removed ? (
                <>
                  {removed.nome} saiu da sacola.{' '}
                  {removed.payload ? (
                    <Button variant="quiet" size="sm" onClick={restore}>
                      Desfazer
                    </Button>
                  ) : null}
                </>
              ) : null}
            </div>
          </div>
        }
        footer={hasItems ? <CartFooter cart={cart} onContinue={close} /> : null}
      >
        <div className={styles.body} ref={body} tabIndex={-1} aria-busy={pending}>
          <p className="visually-hidden" role="status">
            {addedName ? `${greeting}: ${addedName}` : ''}
          </p>
          {hasItems ? (
            <>
              <ul className={styles.list} aria-label="Produtos na sacola">
                {lines.map((item, index) => (
                  <CartItem
                    key={lineKey(item)}
                    item={item}
                    greeting={lineKey(item) === added ? greeting : ''}
                    cashPercent={cashPercent}
                    onLeave={close}
                    onRemove={(payload) => void remove(item, index, payload)}
                  />
                ))}
              </ul>
              <div className={styles.after}>
                <CartArrival cart={cart} />
                <p className={styles.terms}>
                  <Link className="tap" href="/pagina/troca-e-devolucao" prefetch={false} onClick={close}>
                    Como devolver em 7 dias
                  </Link>
                  <Link className="tap" href="/pagina/termos-de-compra" prefetch={false} onClick={close}>
                    Termos de compra
                  </Link>
                </p>
              </div>
            </>
          ) : (
            <CartEmpty
              loading={cart === undefined && !failed}
              failed={failed}
              onRetry={retry}
              onContinue={close}
            />
          )}
          {pending ? (
            <div className={styles.loader} role="status">
              <span className="visually-hidden">Atualizando a sacola</span>
              <Spinner />
            </div>
          ) : null}
        </div>
      </Dialog>
    </div>
  );
}
