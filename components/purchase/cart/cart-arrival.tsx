import { useEffect, useState } from 'react';
import { useCachedQuote } from '@/components/purchase/shipping/cached-quote';
import { readCep } from '@/lib/browser/visitor-cookies';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import { useCartPanel } from '@/lib/purchase/cart/cart-context';
import { arrival, isPickUp } from '@/lib/purchase/delivery-date';
import { type ShippedItem, shippingPrice, shippingTime } from '@/lib/purchase/shipping';
import { cepDigits } from '@/lib/shared/formats';
import styles from './cart-footer.module.css';

/** The cart's lines as a quote needs them, by their hashes; null if a line is a kit or names no product. */
function shippedItems({ itens }: Carrinho): ShippedItem[] | null {
  const items = itens.map(({ hash, quantidade }) => ({
    idProduto: Number(hash.idProduto),
    idAtributoValor: Number(hash.idAtributoSimples) || 0,
    quantidade,
  }));
  const isKnown = items.every(({ idProduto }) => Number.isSafeInteger(idProduto) && idProduto > 0);
  return isKnown && itens.every(({ tipo }) => tipo !== 'lista') ? items : null;
}

/**
 * When the cart arrives, for a shopper whose postal code is saved (SHIP-07): the platform's first delivery option.
 * Lenses are made first, so an order with lenses has no date.
 */
export function CartArrival({ cart }: { cart: Carrinho }) {
  const { open } = useCartPanel();
  const [cep, setCep] = useState('');
  useEffect(() => {
    if (open) setCep(readCep());
  }, [open]);
  const items = cep === '' ? null : shippedItems(cart);
  const { data: quote } = useCachedQuote(cepDigits(cep), items && JSON.stringify(items), {
    keepPreviousData: true,
  });
  const option = items && quote?.fretes.find((frete) => !isPickUp(frete));
  if (!option) return null;
  const isMade = cart.itens.some(({ personalizacao }) => personalizacao.length > 0);
  const at = isMade ? null : arrival(option, 0, new Date());
  const time = shippingTime(option);
  if (at === null && time === '') return null;
  const price = option.valor > 0 ? ` por ${shippingPrice(option)}` : '';
  return (
    <p className={styles.arrival}>
      {at === null ? 'Prazo: ' : 'Chega até '}
      <strong>{at === null ? time : at.day}</strong>
      {isMade ? ' depois de prontas as lentes' : ''}
      {` em ${cep}${price}${at === null ? '' : ', pagando hoje'}`}
    </p>
  );
}
