import { Button } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import { ProductImage } from '@/components/ui/product-image';
import { StatusMessage, useScrollIntoViewOnChange } from '@/components/ui/status-message';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { instalmentText } from '@/lib/platform/instalments';
import type { DisplayPrices } from '@/lib/platform/prices';
import type { LensProblem, Move } from '@/lib/purchase/lens/next-move';
import { orderPrice } from '@/lib/purchase/lens/order-price';
import { areAlone, areChoicesMade, startStep } from '@/lib/purchase/lens/state';
import { lensSummary, lensTotal, prescriptionStatus, prescriptionTab } from '@/lib/purchase/lens/summary';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import type { CheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';
import { formatBRL, toCents } from '@/lib/shared/money';
import { useChosenSize } from './chosen-size';
import { Amount, isSecondClick, type PricedLens, Surcharge } from './lens-options';
import styles from './lens-order.module.css';

/** The frame that the lenses are for; the address of its picture may be `''`. */
type Frame = { nome: string; imagem: string; prices: DisplayPrices | null; orderPix: number };

type Props = {
  lens: Lens;
  frame: Frame;
  checkout: CheckoutRedirect;
  problem: LensProblem | null;
  /** Action of the button; null without one. */
  move: Move | null;
  onMove: () => void;
};

const MOVES: Record<Move['kind'], string> = {
  send: 'Enviar e continuar',
  continue: 'Continuar',
  later: 'Enviar depois',
  finish: 'Finalizar',
  missing: 'Ver o que falta',
};

/**
 * Frame and running total, always in view, 'Voltar', and a button named after its action, except where choosing an
 * option continues.
 */
export function LensFooter({ lens, frame, checkout, problem, move, onMove }: Props) {
  const { groups, state, dispatch } = lens;
  const { nome, imagem, prices } = frame;
  const total = lensTotal(groups, state, prices?.por ?? 0);
  const problemText = checkout.failure || (problem?.message ?? '');
  return (
    <div className={`spread ${styles.footer}`}>
      <div className={styles.problem}>
        <StatusMessage tone="error">{problemText}</StatusMessage>
      </div>
      {imagem === '' ? null : (
        <span className={styles.picture}>
          <ProductImage files={{ small: imagem }} alt={nome} sizes="4rem" />
        </span>
      )}
      <OrderTotal total={total} frame={frame} isProvisional={!areChoicesMade(groups, state.choices)} />
      {move === null ? null : (
        <div className={styles.moves}>
          {state.step === startStep(groups) ? null : (
            <Button variant="secondary" onClick={() => dispatch({ type: 'back' })}>
              <ArrowRightIcon /> Voltar
            </Button>
          )}
          {move.isPossible ? (
            <Button
              // Going on without the prescription is not what most shoppers want here.
              variant={move.kind === 'later' ? 'secondary' : 'primary'}
              busy={checkout.busy}
              aria-describedby={move.kind === 'finish' ? FINISH_NOTE : undefined}
              onClick={(event) => isSecondClick(event) || onMove()}
            >
              {checkout.busy ? 'Abrindo a sacola' : MOVES[move.kind]}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

type TotalProps = {
  total: number;
  frame: Frame;
  /** Whether lenses that are still to be chosen will add to it. */
  isProvisional: boolean;
};

/**
 * The running total, with the frame's interest-free instalments applied to the whole order. Instalments with interest,
 * or a discount, cannot be applied to lenses.
 */
function OrderTotal({ total, isProvisional, frame: { prices, orderPix } }: TotalProps) {
  // The platform states the Pix saving only for the frame.
  const isFrameAlone = toCents(total) === toCents(prices?.por ?? 0);
  const order = prices && !isFrameAlone ? orderPrice(prices, total, orderPix) : prices;
  const pix = order?.pix ?? null;
  const plan = prices?.instalment;
  const isFree = plan?.taxa === 0 && plan.parcelas > 1;
  const amount = isFree ? Math.round(toCents(total) / plan.parcelas) / 100 : 0;
  const instalments = isFree ? ` em ${instalmentText({ ...plan, amount })}` : '';
  const hasCash = pix !== null && pix < total;
  return (
    <p className={styles.total} aria-live="polite">
      <span className={styles.label} data-provisional={isProvisional || undefined}>
        {isProvisional ? 'Até aqui' : 'Total'}{' '}
      </span>
      <strong>{formatBRL(hasCash ? pix : total)}</strong>
      {hasCash ? (
        <>
          <span className={styles.method}> no PIX</span>{' '}
          <small>
            ou {formatBRL(total)}
            <span className={styles.plan}>{instalments}</span>
          </small>
        </>
      ) : (
        <small className={styles.plan}>{instalments}</small>
      )}
      {!hasCash && (prices?.pixDiscount ?? 0) > 0 ? <small>O desconto do PIX entra na sacola.</small> : null}
    </p>
  );
}

const FINISH_NOTE = 'lens-finish';

/** Says that the last button leads to another site. `isAlone` for lenses without a frame. */
export function FinishNote({ isAlone }: { isAlone: boolean }) {
  return (
    <p className={styles.finish} id={FINISH_NOTE}>
      Ao finalizar, {isAlone ? 'as lentes' : 'armação e lentes'} vão para a sacola, que se abre no site da
      loja.
    </p>
  );
}

/** The shop's promises about lenses, below the first question and above the last button. */
export function LensPromises({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <ul className={styles.promises} aria-label="Sobre as lentes">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}

/** Says that the prescription has been sent; shown in every later tab, and scrolled into view when it appears. */
export function SentNotice({ isSent }: { isSent: boolean }) {
  const box = useScrollIntoViewOnChange<HTMLDivElement>(isSent ? 'sent' : '');
  return (
    <div ref={box} className={styles.notice} role="status">
      {isSent ? (
        <p className={styles.sent}>
          <strong>RECEITA ENVIADA COM SUCESSO!</strong> Ela está anexada e segue com o pedido quando você
          finalizar.
        </p>
      ) : null}
    </div>
  );
}

type SummaryProps = {
  lens: PricedLens;
  /** Name of the frame. */
  nome: string;
  /** Measurements of the chosen size; null if unknown. */
  frame: FrameMillimetres | null;
  /** Prices of the frame; null if unknown. */
  prices: DisplayPrices | null;
};

/** The frame and its chosen size, as on the product page: the size may have been preselected. */
function ProductLine({ name, nome, frame, prices }: Omit<SummaryProps, 'lens'> & { name: string }) {
  const { short: size } = useChosenSize();
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <span>
          {nome}
          {size ? (
            <small>
              {' '}
              {size}
              {frame ? ` · ${frame.frontWidth} mm` : null}
            </small>
          ) : null}
        </span>
        {prices ? (
          <span className={styles.amount}>
            <Amount cash={prices.pix ?? prices.por} card={prices.por} />
          </span>
        ) : null}
      </dd>
    </div>
  );
}

/** The frame, and the choices so far, each with its price and a button to change it. */
export function LensSummary({ lens: { groups, state, dispatch, pix }, ...product }: SummaryProps) {
  const lines = lensSummary(groups, state);
  const missing = prescriptionStatus(groups, state) === 'missing' ? prescriptionTab(groups) : undefined;
  return (
    <section className={`ruled ${styles.summary}`} aria-labelledby="lens-summary">
      <h4 id="lens-summary">Resumo das lentes</h4>
      <dl>
        <ProductLine name={areAlone(groups) ? 'Lentes' : 'Armação'} {...product} />
        {lines.map(({ id, nome, title, subtitle, cents, step, values }) => (
          <div className={styles.line} key={id}>
            <dt>{nome}</dt>
            <dd>
              <span>
                {title}
                {subtitle ? <small> {subtitle}</small> : null}
                {values.map(({ name, text }) => (
                  <small className={styles.value} key={name}>
                    <b>{name}</b> {text}
                  </small>
                ))}
              </span>
              {cents === 0 ? null : (
                <span className={styles.amount}>
                  <Surcharge cents={cents} pix={pix} />
                </span>
              )}
              {step === state.step ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Alterar ${values.length > 0 ? 'valores da receita' : nome}`}
                  onClick={() => dispatch({ type: 'go', step })}
                >
                  Alterar
                </Button>
              )}
            </dd>
          </div>
        ))}
        {/* A photo or typed values have a separate line above. */}
        {missing ? (
          <div className={styles.line}>
            <dt>Receita</dt>
            <dd>
              <strong>falta enviar</strong>
              {missing.id === state.step ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label="Enviar receita"
                  onClick={() => dispatch({ type: 'go', step: missing.id })}
                >
                  Enviar
                </Button>
              )}
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
