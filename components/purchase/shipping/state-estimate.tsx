import { arrival, firstOption, type Laboratory } from '@/lib/purchase/delivery-date';
import { shippingPrice, shippingTime } from '@/lib/purchase/shipping';
import { useQuote } from './cached-quote';
import styles from './shipping-result.module.css';

/** The capital of each state, and the first postal code of its range. */
const CAPITALS: Readonly<Record<string, readonly [name: string, cep: string]>> = {
  AC: ['Rio Branco', '69900-000'],
  AL: ['Maceió', '57000-000'],
  AP: ['Macapá', '68900-000'],
  AM: ['Manaus', '69000-000'],
  BA: ['Salvador', '40000-000'],
  CE: ['Fortaleza', '60000-000'],
  DF: ['Brasília', '70000-000'],
  ES: ['Vitória', '29000-000'],
  GO: ['Goiânia', '74000-000'],
  MA: ['São Luís', '65000-000'],
  MT: ['Cuiabá', '78000-000'],
  MS: ['Campo Grande', '79000-000'],
  MG: ['Belo Horizonte', '30000-000'],
  PA: ['Belém', '66000-000'],
  PB: ['João Pessoa', '58000-000'],
  PR: ['Curitiba', '80000-000'],
  PE: ['Recife', '50000-000'],
  PI: ['Teresina', '64000-000'],
  RJ: ['Rio de Janeiro', '20000-000'],
  RN: ['Natal', '59000-000'],
  RS: ['Porto Alegre', '90000-000'],
  RO: ['Porto Velho', '76800-000'],
  RR: ['Boa Vista', '69300-000'],
  SC: ['Florianópolis', '88000-000'],
  SP: ['São Paulo', '01000-000'],
  SE: ['Aracaju', '49000-000'],
  TO: ['Palmas', '77000-000'],
};

type Props = {
  /** Code of the chosen state. */
  uf: string;
  /** `ShippedItem[]` as JSON. */
  items: string;
  laboratory: Laboratory | undefined;
};

/**
 * When the items would arrive in the capital of a state, until the shopper's postal code is known; renders no text
 * without a delivery option.
 */
export function StateEstimate({ uf, items, laboratory }: Props) {
  const [capital, cep] = CAPITALS[uf] ?? ['', ''];
  const option = firstOption(useQuote(cep, items).data);
  const at = option && arrival(option, laboratory, new Date());
  return (
    <p className={styles.note} role="status">
      {option ? (
        <>
          {capital}: <strong>{at ? `${at.verb.toLowerCase()} ${at.day}` : shippingTime(option)}</strong>,{' '}
          {shippingPrice(option).toLowerCase()}
          {at?.lensNote ? `. ${at.lensNote}` : ''}. O CEP mostra a sua data.
        </>
      ) : null}
    </p>
  );
}
