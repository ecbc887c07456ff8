import { shippingPrice, shippingTime } from '@/lib/shipping/option';
import type { Fretes } from '@/lib/store-api/schemas/frete';
import styles from './shipping-dialog.module.css';
import type { ShippingQuote } from './use-shipping-quote';

const NOWHERE = 'Não encontramos entrega para este CEP. Confira os números ou fale com a gente.';

function Options({ cep, quote: { fretes, mensagem, restricaoEntrega } }: { cep: string; quote: Fretes }) {
  const note = [mensagem, restricaoEntrega].filter(Boolean).join(' ');
  if (fretes.length === 0) return <p>{note || NOWHERE}</p>;
  return (
    <>
      <p className={styles.place}>Entrega para {cep}</p>
      <ul className={styles.options}>
        {fretes.map((frete) => (
          <li className={styles.option} key={frete.id || frete.label}>
            <span>{frete.label}</span>
            <strong>{shippingPrice(frete)}</strong>
            <span className={styles.time}>{shippingTime(frete)}</span>
          </li>
        ))}
      </ul>
      {note ? <p>{note}</p> : null}
      <p className={styles.time}>O prazo conta a partir da confirmação do pagamento.</p>
    </>
  );
}

/** What a quote came to, read out as it comes (SHIP-06, SHIP-09). */
export function ShippingResult({ quote }: { quote: ShippingQuote }) {
  return (
    <div className={styles.result} aria-live="polite" aria-busy={quote.phase === 'pending'}>
      {quote.phase === 'pending' ? (
        <p className={styles.loader}>Calculando o frete para {quote.cep}…</p>
      ) : null}
      {quote.phase === 'done' ? <Options cep={quote.cep} quote={quote.quote} /> : null}
    </div>
  );
}
