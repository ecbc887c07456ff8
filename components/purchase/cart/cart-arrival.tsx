import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCachedQuote, useSettledItems } from '@/components/purchase/shipping/cached-quote';
import { CepField } from '@/components/purchase/shipping/cep-field';
import { quoteFailure, quoteNote } from '@/components/purchase/shipping/shipping-result';
import { textButton } from '@/components/ui/button';
import { useScrollIntoViewOnChange } from '@/components/ui/status-message';
import { readCep } from '@/lib/browser/visitor-cookies';
import { useLazyForm } from '@/lib/forms/use-lazy-form';
import type { Carrinho } from '@/lib/platform/schemas/cart';
import type { Frete, Fretes } from '@/lib/platform/schemas/purchase';
import { useCartPanel, useCartServices } from '@/lib/purchase/cart/cart-context';
import { arrival, firstOption } from '@/lib/purchase/delivery-date';
import { isMissingPrescription } from '@/lib/purchase/lens/labels';
import { type ShippedItem, shippingPrice, shippingTime } from '@/lib/purchase/shipping';
import { CEP_LENGTH } from '@/lib/shared/formats';
import styles from './cart-arrival.module.css';

/** The cart's lines as a quote needs them, read from their hashes; null if a line is a kit or names no product. */
function shippedItems({ itens }: Carrinho): ShippedItem[] | null {
  const items = itens.map(({ hash, quantidade }) => ({
    idProduto: Number(hash.idProduto),
    idAtributoValor: Number(hash.idAtributoSimples) || 0,
    quantidade,
  }));
  const isKnown = items.every(({ idProduto }) => Number.isSafeInteger(idProduto) && idProduto > 0);
  return isKnown && itens.every(({ tipo }) => tipo !== 'lista') ? items : null;
}

type OptionTextProps = {
  option: Frete;
  cep: string;
  /** Whether lenses are made first. */
  isMade: boolean;
  /** Whether the laboratory still waits for a prescription. */
  isMissing: boolean;
};

/** Day or time, place and price of an option. */
function OptionText({ option, cep, isMade, isMissing }: OptionTextProps) {
  const { laboratoryDays = 0 } = useCartServices();
  const isUndated = isMade && laboratoryDays === 0;
  const laboratory = isMade ? { days: laboratoryDays, isIncluded: true } : undefined;
  const at = isUndated ? null : arrival(option, laboratory, new Date());
  const time = shippingTime(option);
  const price =
    option.valor === null
      ? ', com o preço do frete ao fechar a compra'
      : option.valor > 0
        ? ` por ${shippingPrice(option)}`
        : ', frete grátis';
  const timed = time === '' ? '' : 'Prazo: ';
  return (
    <>
      {at === null ? timed : `${at.verb} `}
      <strong>{at?.day ?? (time || option.label)}</strong>
      {isMade && at === null && time !== '' ? ' depois de prontas as lentes' : ''}
      {` em ${cep}${price}${at === null ? '' : `, pagando${isMissing ? ' e enviando a receita' : ''} hoje`}. `}
      {at?.lensNote ? `${at.lensNote}. ` : ''}
    </>
  );
}

/**
 * The quote for the cart and a postal code; while quantities change, the last quote for the same code.
 * @param attempt how often the shopper has requested it: a failed quote is requested again at each attempt
 */
function useCartQuote(cep: string, items: ShippedItem[] | null, attempt: number) {
  const { data, error, refetch } = useCachedQuote(cep, useSettledItems(items && JSON.stringify(items)));
  const [last, setLast] = useState<{ cep: string; quote: Fretes }>();
  const isFailed = error !== undefined;
  useEffect(() => {
    if (data) setLast({ cep, quote: data });
  }, [data, cep]);
  const repeat = useEffectEvent(() => {
    if (isFailed) refetch();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the attempt is what triggers it
  useEffect(() => repeat(), [attempt]);
  const kept = last?.cep === cep && !isFailed ? last.quote : undefined;
  return { quote: data ?? kept, isFailed };
}

const loadCode = () => import('@/components/purchase/shipping/shipping-code');

/**
 * When the cart will be delivered and for how much: the platform's first delivery option for the saved postal code
 * (SHIP-07), or a field for the code.
 */
export function CartArrival({ cart }: { cart: Carrinho }) {
  const { open } = useCartPanel();
  const [{ cep, attempt }, setRequest] = useState({ cep: '', attempt: 0 });
  /** 'typing' while the field contains another code than the one last requested. */
  const [field, setField] = useState<'closed' | 'open' | 'typing'>('closed');
  useEffect(() => {
    if (!open) return;
    setRequest({ cep: readCep(), attempt: 0 });
    setField('closed');
  }, [open]);
  const items = shippedItems(cart);
  const { quote, isFailed } = useCartQuote(cep, items, attempt);
  function request(wanted: string) {
    setRequest((before) => ({ cep: wanted, attempt: before.attempt + 1 }));
    setField('open');
  }
  const form = useLazyForm(async () => (await loadCode()).createShippingCode(request), {
    keepValues: true,
    focusOnError: true,
  });
  const { ref } = form.formProps;
  const change = useRef<HTMLButtonElement>(null);

  // The answer may be longer than the field, whose end the footer would then cover.
  const answer = field === 'open' ? `${cep} ${isFailed} ${quote !== undefined}` : '';
  const delivery = useScrollIntoViewOnChange<HTMLDivElement>(answer);

  const option = firstOption(quote);
  const hasQuote = option !== undefined && field !== 'typing';
  const isPending = cep !== '' && field !== 'typing' && !quote && !isFailed;
  useEffect(() => {
    // The field disappears once there is a response, and would lose the focus.
    if (hasQuote && field === 'open' && document.activeElement === document.body)
      change.current?.focus({ preventScroll: true });
  }, [hasQuote, field]);

  if (items === null)
    return cart.itens.some(({ tipo }) => tipo === 'lista') ? (
      <p className={styles.arrival}>Com um kit na sacola, calcule frete e prazo na página do kit.</p>
    ) : null;
  const problem = isFailed ? quoteFailure() : quote && quoteNote(quote);
  return (
    <div className={styles.delivery} ref={delivery}>
      {hasQuote || (isPending && field === 'closed') ? null : (
        <form {...form.formProps} noValidate>
          {form.controller}
          <CepField
            {...form.field('cep')}
            label="CEP para frete e prazo"
            enterKeyHint="go"
            defaultValue={cep}
            error={form.errors.cep ?? (field === 'typing' ? undefined : problem)}
            onInput={(event) => {
              form.clearErrors();
              const { value } = event.currentTarget;
              if (value.length === CEP_LENGTH) request(value);
              else setField('typing');
            }}
          />
        </form>
      )}
      <div className={styles.arrival} aria-live="polite">
        {isPending ? `Calculando o prazo para ${cep}…` : null}
        {hasQuote ? (
          <>
            <OptionText
              option={option}
              cep={cep}
              isMade={cart.itens.some(({ personalizacao }) => personalizacao.length > 0)}
              isMissing={cart.itens.some(({ personalizacao }) => personalizacao.some(isMissingPrescription))}
            />
            <button
              ref={change}
              className={textButton}
              type="button"
              onClick={() => {
                // Rendered first, so that the field can get the focus.
                flushSync(() => setField('typing'));
                const input = ref.current?.querySelector('input');
                input?.focus();
                input?.select();
              }}
            >
              Trocar CEP
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}
