import type { Reply } from './listings';
import { purchase } from './purchases';

type Body = Record<string, unknown>;

/**
 * Responses to form and purchase calls. An e-mail that starts with "falha", and an evaluation key that ends in "usada",
 * are rejected with a 200.
 */
export function form(origin: string, path: string, body: Body): Reply | null {
  const isRefused = String(body.email ?? '').startsWith('falha') || path.endsWith('usada');
  const sucesso = isRefused ? 'n' : 's';
  if (path === 'shipment/product') {
    if (String(body.cep) === '00000000') return { status: 400, body: { error: 'CEP inválido' } };
    return {
      status: 200,
      body: {
        fretes: {
          '1': { id: 1, label: ' Econômico ', valor: '0', prazo: '7 dias úteis' },
          '2': { id: '2', label: 'Expresso', valor: 24.9, prazo: 2 },
        },
      },
    };
  }
  if (path === 'wishlist/add') return { status: 401, body: { error: 'Acesso negado' } };
  if (path === 'sale/cancel') return { status: 200, body: { redirect: `${origin}/checkout/acesso` } };
  if (
    /^(?:newsletter|form\/contact|product\/(?:solicitation|budget)|evaluations\/.+|wishlist\/.+|browsing-history\/.+)$/.test(
      path,
    )
  ) {
    return { status: 200, body: { sucesso } };
  }
  return purchase(origin, path, body);
}
