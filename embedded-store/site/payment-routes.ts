import { Hono } from 'hono';
import { placeOrder, readOrder } from '../cart/orders';
import { emptyPaymentPage, paymentPage } from './checkout-pages';
import { withSizes } from './line-sizes';
import { deliveryText, orderedLine } from './line-texts';
import { orderPage } from './order-pages';
import type { SiteEnv, SiteTools } from './site-tools';

/** Payment, and the order of the demonstration that follows it. */
export function paymentRoutes(tools: SiteTools): Hono<SiteEnv> {
  const { ctx, shopUrl, deliveryOf, suggestions, page } = tools;
  const payment = new Hono<SiteEnv>({ strict: false });

  payment.get('/checkout/pagamento', async (c) => {
    const lines = await c.var.lines();
    return page(
      c,
      'Pagamento',
      lines.length === 0
        ? emptyPaymentPage(await suggestions(), shopUrl)
        : paymentPage(ctx.shop, await withSizes(ctx, lines), deliveryOf(c, lines)),
    );
  });
  payment.post('/checkout/pagamento', async (c) => {
    const session = await c.var.session();
    const id =
      session &&
      (await placeOrder(ctx, session.id, (lines) => ({
        linhas: lines.map(orderedLine),
        entrega: deliveryText(lines, deliveryOf(c, lines), new Date()),
      })));
    return c.redirect(id === null ? '/checkout/pagamento' : `/checkout/pedido/${id}`, 303);
  });
  payment.get('/checkout/pedido/:id{[0-9]{1,9}}', async (c) => {
    const session = await c.var.session();
    const order = session && (await readOrder(ctx, session.id, Number(c.req.param('id'))));
    if (!order) return c.notFound();
    const content = orderPage(order, { shopUrl, isCustomer: session.cliente });
    return page(c, 'Pedido de demonstração concluído', content);
  });
  return payment;
}
