import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';
import { safeStoreUrl } from '@/lib/config/store-link';
import type { DisplayPrices } from '@/lib/platform/prices';
import type { ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import { useCartServices } from '@/lib/purchase/cart/cart-context';
import { type CheckoutEvent, checkoutLinkHandlers } from '@/lib/purchase/checkout-events';
import { cheapestWith } from '@/lib/purchase/lens/cheapest-lenses';
import { splitLabel, stepTitle, withoutLimit } from '@/lib/purchase/lens/labels';
import { optionMark } from '@/lib/purchase/lens/option-mark';
import type { LensGroup, LensValue } from '@/lib/purchase/lens/options';
import { isChoiceOfIndex, usualStrengthsText } from '@/lib/purchase/lens/refractive-index';
import { ruledOutText } from '@/lib/purchase/lens/ruled-out';
import { compatibleValues } from '@/lib/purchase/lens/state';
import { valueCents } from '@/lib/purchase/lens/summary';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import { formatBRL, lessPercent } from '@/lib/shared/money';
import dialog from './lens-dialog.module.css';
import styles from './lens-options.module.css';
import { OptionMark } from './option-mark';

/** Shown for an option that does not change the total. */
const NO_SURCHARGE = 'Sem acréscimo';

/** The lens options; `pix` is the percentage that Pix takes off their prices, 0 if unknown. */
export type PricedLens = Lens & { pix: number };

/** '89,10 no PIX ou R$ 99,00', after a sign if there is one; the cash amount comes first too. */
export function Amount({ sign = '', cash, card }: { sign?: string; cash: number; card: number }) {
  return (
    <>
      <span>
        {sign}
        {formatBRL(cash)}
        {cash < card ? ' no PIX' : null}
      </span>
      {cash < card ? <small> ou {formatBRL(card)}</small> : null}
    </>
  );
}

/**
 * '+ R$ 89,10 no PIX ou R$ 99,00': the amount that an option adds to the total.
 */
export function Surcharge({ cents, pix }: { cents: number; pix: number }) {
  const card = Math.abs(cents) / 100;
  return <Amount sign={cents > 0 ? '+ ' : '− '} cash={lessPercent(card, pix)} card={card} />;
}

type PriceProps = {
  cents: number;
  /** Including the cheapest options of later tabs; null if unknown. */
  least: number | null;
  pix: number;
};

/** Extra cost of an option. */
function ValuePrice({ cents, least, pix }: PriceProps) {
  const isMore = least !== null && least > cents;
  if (cents === 0 && !isMore) return NO_SURCHARGE;
  return (
    <>
      {isMore ? 'A partir de ' : null}
      <Surcharge cents={isMore ? least : cents} pix={pix} />
    </>
  );
}

/** Whether a click is the second of a double click: what it is on is what the first one has opened. */
export const isSecondClick = ({ detail }: MouseEvent): boolean => detail > 1;

type ChoicesProps = {
  lens: PricedLens;
  group: LensGroup;
  /** Option that suits the shopper's prescription; it is first. */
  recommendedId?: string | undefined;
  /** More about an option; null for nothing. */
  renderDetail?: (value: LensValue) => ReactNode;
};

const hasDrawing = ({ valor }: LensValue) => optionMark(splitLabel(valor).title) !== null;

/**
 * Options of a tab, without those that are incompatible with earlier choices. They are buttons instead of radios,
 * because choosing opens the next tab, which arrow keys must not do.
 */
export function LensChoices({ lens, group, recommendedId, renderDetail }: ChoicesProps) {
  const { groups, state, dispatch, pix } = lens;
  const compatible = compatibleValues(groups, state.choices, group);
  const isRecommended = ({ id }: LensValue) => id === recommendedId;
  const values = [
    ...compatible.filter(isRecommended),
    ...compatible.filter((value) => !isRecommended(value)),
  ];
  const hasIndex = isChoiceOfIndex(group.valores);
  const ruledOut = ruledOutText(groups, state.choices, group);
  return (
    <>
      <ul className={styles.values} data-drawn={values.some(hasDrawing) || undefined}>
        {values.map((value) => {
          const { title, subtitle } = splitLabel(value.valor);
          // The shop's advice replaces the platform's, until there is a recommendation.
          const note = hasIndex ? withoutLimit(subtitle) : subtitle;
          const usual = hasIndex && recommendedId === undefined ? usualStrengthsText(value) : '';
          const detail = renderDetail?.(value) ?? null;
          return (
            <li key={value.id}>
              <button
                className={styles.value}
                type="button"
                aria-pressed={state.choices[group.id] === value.id}
                onClick={(event) =>
                  isSecondClick(event) || dispatch({ type: 'choose', group: group.id, value: value.id })
                }
              >
                <strong>
                  {title}
                  {isRecommended(value) ? <em> Indicada para você</em> : null}
                </strong>
                {note ? <span>{note}</span> : null}
                {usual ? <span>{usual}</span> : null}
                <span className={styles.price}>
                  <ValuePrice
                    cents={valueCents(group, value)}
                    least={cheapestWith(groups, state.choices, group, value)}
                    pix={pix}
                  />
                </span>
                {detail === null ? null : <span className={styles.detail}>{detail}</span>}
                <OptionMark title={title} />
              </button>
            </li>
          );
        })}
      </ul>
      {values.length === 0 ? (
        <p>Nenhuma opção combina com as escolhas anteriores. Volte e mude uma delas.</p>
      ) : null}
      {ruledOut ? <p className={dialog.aside}>{ruledOut}</p> : null}
      {group.obrigatorio ? null : (
        <div>
          <Button
            variant="quiet"
            size="sm"
            onClick={(event) => isSecondClick(event) || dispatch({ type: 'skip', group: group.id })}
          >
            Seguir sem esta opção
          </Button>
        </div>
      )}
    </>
  );
}

/** Name and description of a tab. */
export function LensIntro({ group, headingRef }: { group: LensGroup; headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div className={dialog.intro}>
      <h3 className={dialog.heading} ref={headingRef} tabIndex={-1}>
        {stepTitle(group.nome)}
      </h3>
      {group.descricao ? <p>{group.descricao}</p> : null}
    </div>
  );
}

type Props = {
  /** Prices of the frame in the chosen size; null if unknown. */
  prices: DisplayPrices | null;
  lens: PricedLens;
  busy: boolean;
  /** The event for buying only the frame. */
  checkoutEvent: () => CheckoutEvent;
  /** The line of the bag from which the shopper came, if there is one: another frame would double it. */
  bagLine: ItemDoCarrinho | undefined;
  /** Keeps the frame of the bag without lenses, or requests a cart address from the platform for a frame without one. */
  onFrameAlone: () => void;
};

/**
 * First question: 'Armação + LENTE grau', or 'Somente armação', a link to the cart. Shoppers see it only after clicking
 * a button for lenses, so that answer is preselected.
 */
export function LensStart({ prices, lens, busy, checkoutEvent, bagLine, onFrameAlone }: Props) {
  const { storeSiteUrl } = useCartServices();
  const { payload } = usePurchase();
  const href = payload === null || bagLine ? null : safeStoreUrl(payload.url, storeSiteUrl);
  const { groups, state, dispatch } = lens;
  const hasStarted = state.step === null && Object.keys(state.choices).length > 0;
  const frameAlone = (
    <>
      <strong>Somente armação</strong>
      {prices === null ? null : (
        <span>
          <CashFirst price={prices} />
        </span>
      )}
      {bagLine?.personalizacao.length === 0 ? <span>Como está na sacola</span> : null}
    </>
  );
  return (
    <section className={styles.start} aria-label="Armação ou armação com lentes">
      <div className={styles.ways}>
        {groups.length > 0 ? (
          <button
            className={styles.way}
            type="button"
            aria-current="true"
            onClick={() => dispatch({ type: 'with-lenses' })}
          >
            <strong>Armação + LENTE grau</strong>
            <span>
              <b>Sua escolha</b>
              {hasStarted ? ': continue de onde parou' : null}
            </span>
          </button>
        ) : null}
        {href === null ? (
          <button className={styles.way} type="button" aria-busy={busy || undefined} onClick={onFrameAlone}>
            {frameAlone}
          </button>
        ) : (
          <a className={styles.way} href={href} {...checkoutLinkHandlers(checkoutEvent)}>
            {frameAlone}
          </a>
        )}
      </div>
    </section>
  );
}

/** The first tab below the first question, before it has been opened. */
export function FirstChoices({
  lens,
  group,
  headingRef,
}: { lens: PricedLens } & ComponentProps<typeof LensIntro>) {
  return (
    <div
      className={dialog.step}
      role="tabpanel"
      id={`lens-panel-${group.id}`}
      aria-labelledby={`lens-tab-${group.id}`}
    >
      <LensIntro group={group} headingRef={headingRef} />
      <LensChoices lens={lens} group={group} />
    </div>
  );
}
