/**
 * An instalment option. Amounts are in BRL; `taxa` is a percentage: below 0 a discount, 0 no interest, above
 * 0 interest.
 */
export type Instalment = {
  parcelas: number;
  valorParcela: number;
  valorTotal: number;
  taxa: number;
  exibirTaxa: boolean;
};

/** `precos` in the platform's format: JSON numbers in BRL. */
export type Precos = {
  de: number;
  por: number;
  vista: number;
  descontoVista: number;
  editavel: boolean;
  parcelamento: Instalment[];
  regrasAtacado: never[];
};

/** Pix discount as a percentage; `settings` has it as a fraction. */
export const PIX_DISCOUNT = 10;
/** Smallest instalment, cents. */
const SMALLEST_INSTALMENT = 3000;
const MONTHLY_INTEREST = 1.99;

/** Cents as a JSON number in reais. */
export function reais(cents: number): number {
  return Math.round(cents) / 100;
}

/** Price when paid with Pix, cents. */
export function pixPrice(cents: number): number {
  return Math.round((cents * (100 - PIX_DISCOUNT)) / 100);
}

/** Prices for an amount of `por` cents (previously `de`), with the instalments of a plan. */
export function precos(de: number, por: number, plan: string): Precos {
  return {
    de: reais(de),
    por: reais(por),
    vista: reais(pixPrice(por)),
    descontoVista: PIX_DISCOUNT,
    editavel: false,
    parcelamento: instalments(por, plan),
    regrasAtacado: [],
  };
}

/** The instalments of a plan for an amount in cents; empty for `vazio` and unknown plans. */
export function instalments(cents: number, plan: string): Instalment[] {
  if (cents <= 0) return [];
  const most = Math.max(1, Math.min(12, Math.floor(cents / SMALLEST_INSTALMENT)));
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  const free = (n: number) => instalment(cents, n, 0);
  const charged = (n: number) => instalment(cents, n, MONTHLY_INTEREST);
  switch (plan) {
    case 'sem-juros':
      return counts.slice(0, 10).map(free);
    case 'misto':
      return counts.map((n) => (n <= 6 ? free(n) : charged(n)));
    case 'com-juros':
      // A single payment costs `por`, without credit.
      return counts.slice(1).map(charged);
    case 'desconto':
      return [discounted(cents), ...counts.slice(1, 10).map(free)];
    default:
      return [];
  }
}

function discounted(cents: number): Instalment {
  const value = reais(pixPrice(cents));
  return { parcelas: 1, valorParcela: value, valorTotal: value, taxa: -PIX_DISCOUNT, exibirTaxa: true };
}

/**
 * Equal instalments. Interest is calculated by the French method (Tabela Price) from a monthly rate in
 * percent.
 */
function instalment(cents: number, count: number, rate: number): Instalment {
  const monthly = rate / 100;
  const value = rate === 0 ? cents / count : (cents * monthly) / (1 - (1 + monthly) ** -count);
  const each = Math.round(value);
  return {
    parcelas: count,
    valorParcela: reais(each),
    valorTotal: rate === 0 ? reais(cents) : reais(each * count),
    taxa: rate,
    exibirTaxa: rate !== 0,
  };
}
