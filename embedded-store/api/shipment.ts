import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { ApiError, fields, readBody } from './http';

const body = z.object({
  cep: z.string().transform((text) => text.replace(/\D/g, '')),
  idProduto: fields.id,
  idAtributoValor: fields.id.default(0),
  quantidade: fields.quantity.default(1),
});

/** First two digits of a postal code to the days of the express service. */
const regions: { from: number; to: number; days: number }[] = [
  { from: 1, to: 19, days: 2 },
  { from: 20, to: 39, days: 3 },
  { from: 40, to: 65, days: 6 },
  { from: 66, to: 69, days: 8 },
  { from: 70, to: 76, days: 4 },
  { from: 77, to: 77, days: 7 },
  { from: 78, to: 79, days: 5 },
  { from: 80, to: 99, days: 4 },
];

/** POST shipment/product (API-15): delivery options of one product for a postal code. */
export function shipment(ctx: StoreContext): Hono {
  return new Hono().post('/shipment/product', async (c) => {
    const { cep, idProduto } = await readBody(c, body);
    const [product] = await ctx.db
      .select({ status: products.status })
      .from(products)
      .where(eq(products.id, idProduto));
    if (!product) throw new ApiError(404, 'Produto não encontrado.');
    const region = cep.length === 8 ? regions.find((r) => inRegion(cep, r)) : undefined;
    if (!region)
      return c.json({
        fretes: [],
        restricaoEntrega: '',
        mensagem: 'CEP não encontrado. Confira os oito números.',
      });
    return c.json({ fretes: options(cep, region.days), restricaoEntrega: '', mensagem: '' });
  });
}

function inRegion(cep: string, { from, to }: { from: number; to: number }): boolean {
  const start = Number(cep.slice(0, 2));
  return start >= from && start <= to;
}

function options(cep: string, days: number) {
  const option = (id: string, tipo: string, label: string, valor: number, prazo: string) => ({
    id,
    tipo,
    label,
    valor,
    prazo,
    entregaAgendada: false,
  });
  const inCapital = Number(cep.slice(0, 2)) <= 5;
  return [
    option('3', 'correios', 'Sedex', 0, `${days + 1} dias úteis`),
    ...(days <= 4
      ? [
          option(
            '7',
            'transportadora',
            'Sedex prioritário',
            29.9,
            days === 2 ? '1 dia útil' : `${days - 1} dias úteis`,
          ),
        ]
      : []),
    ...(inCapital ? [option('9', 'retirada', 'Retirar na loja do Centro', 0, '1 dia útil')] : []),
  ];
}
