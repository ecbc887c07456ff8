import { z } from 'zod';
import { label, listOf, number, text } from './lenient';

/** One way to deliver: `valor` in BRL (0 is free), `prazo` in the platform's words, e.g. "3 dias úteis" (DATA-20). */
const freteSchema = z
  .object({ id: text, label, prazo: label, valor: number })
  .refine((frete) => frete.label !== '');

/** POST shipment/product (API-15): ways to deliver, and the platform's words when there is a restriction. */
export const fretesSchema = z.object({
  fretes: listOf(freteSchema),
  restricaoEntrega: label,
  mensagem: label,
});
export type Fretes = z.output<typeof fretesSchema>;
export type Frete = Fretes['fretes'][number];
