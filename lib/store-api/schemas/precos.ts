import { z } from 'zod';
import { flag, listOf, number, objectOrNull, requiredNumber } from './lenient';

/** One way to pay; `taxa` is a percent: 0 interest-free, above 0 interest, below 0 discount (DATA-15). */
export const parcelaSchema = z.object({
  parcelas: requiredNumber,
  valorParcela: requiredNumber,
  valorTotal: number,
  taxa: number,
  exibirTaxa: flag,
});
export type Parcela = z.output<typeof parcelaSchema>;

/** Prices in BRL as number of reais; 0 means "not given" (DATA-14). */
export const precosSchema = z.object({
  de: number,
  por: number,
  vista: number,
  descontoVista: number,
  parcelamento: listOf(parcelaSchema),
});
export type Precos = z.output<typeof precosSchema>;

/** Prices, or null when the platform gives none. */
export const precos = objectOrNull(precosSchema);
