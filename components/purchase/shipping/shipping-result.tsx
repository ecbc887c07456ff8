import type { Fretes } from '@/lib/platform/schemas/purchase';
import { arrival, type Laboratory } from '@/lib/purchase/delivery-date';
import { shippingPrice, shippingTime } from '@/lib/purchase/shipping';
import rows from './shipping-options.module.css';
import type { QuoteState } from './shipping-quote-reader';
import styles from './shipping-result.module.css';

const FAILED = 'Não conseguimos calcular o frete agora. Confira o CEP e tente de novo.';
const OFFLINE = 'Sem conexão com a internet. Tente de novo quando ela voltar.';

/** Why there is no quote: the platform refused or failed, or the shopper is offline. */
export const quoteFailure = () => (navigator.onLine ? FAILED : OFFLINE);

const NO_DELIVERY = 'Não encontramos entrega para este CEP. Confira os números ou fale com a gente.';

/** The platform's message about the whole quote, or that delivery is not available; '' for neither. */
export function quoteNote({ fretes, mensagem, restricaoEntrega }: Fretes): string {
  const note = [mensagem, restricaoEntrega].filter(Boolean).join(' ');
  return note === '' && fretes.length === 0 ? NO_DELIVERY : note;
}

/** The error message for the field of the postal code; undefined if there are delivery options, or no result yet. */
export function quoteError(quote: QuoteState): string | undefined {
  if (quote.phase === 'failed') return quoteFailure();
  return quote.phase === 'done' && quote.quote.fretes.length === 0 ? quoteNote(quote.quote) : undefined;
}

type Props = {
  quote: QuoteState;
  laboratory: Laboratory | undefined;
};

/** The quote within the page, with two lines for each option. The day is first, because shoppers look for it. */
export function ShippingResult({ quote: { cep, ...state }, laboratory }: Props) {
  if (state.phase === 'pending') return <p className={styles.note}>Calculando o prazo para {cep}…</p>;
  if (state.phase !== 'done' || state.quote.fretes.length === 0) return null;
  const options = state.quote.fretes.map((frete) => ({ frete, at: arrival(frete, laboratory, new Date()) }));
  const note = quoteNote(state.quote);
  const isDated = options.some(({ at }) => at !== null);
  return (
    <>
      <ul className={rows.options}>
        {options.map(({ frete, at }) => (
          <li className={`${rows.option} ${rows.compact}`} key={frete.id || frete.label}>
            <strong>{at === null ? shippingTime(frete) || frete.label : `${at.verb} ${at.day}`}</strong>
            <span>{shippingPrice(frete)}</span>
            <small>
              {frete.label}
              {at?.lensNote ? `. ${at.lensNote}` : ''}
            </small>
          </li>
        ))}
      </ul>
      {note ? <p>{note}</p> : null}
      <p className={styles.note}>
        Para {cep}
        {isDated ? ', com o pagamento confirmado hoje' : ''}.
      </p>
    </>
  );
}
