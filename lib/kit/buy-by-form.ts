import 'server-only';
import { storeLink } from '@/lib/cart/store-link';
import { serverConfig } from '@/lib/config/server';
import { readListDetailPage } from '@/lib/product/server';
import { send, settle, TIMEOUT_MS } from '@/lib/store-api/http';
import { listaCompradaSchema } from '@/lib/store-api/schemas/compra';
import { KIT_FIELDS, KIT_PROBLEM, selectionOf } from './form';
import { kitOptions } from './options';
import { kitAddress, kitOrder } from './order';
import { piecesWithoutSize, wantedPieces } from './selection';

/** A path of this shop: one slash in front, so that no other host can be meant. */
const PATH = /^\/[\w%.-]+(?:\/[\w%.-]+)*$/;
const MAX_PATH = 300;

async function cartOf(path: string, form: URLSearchParams, session: string | undefined) {
  const kit = kitOptions((await readListDetailPage(path)).conteudo);
  const selection = selectionOf(kit, form);
  if (wantedPieces(kit, selection).length === 0 || piecesWithoutSize(kit, selection).length > 0) return null;
  const call = { method: 'POST', path: 'list/shop', body: kitOrder(kit, selection) } as const;
  const { data, setCookies } = await send(call, { session, timeoutMs: TIMEOUT_MS.write });
  const { carrinho } = settle(listaCompradaSchema, data, call);
  const url = kitAddress(kit, selection, carrinho.url);
  const href = url === '' ? null : storeLink(url, serverConfig().storeSiteUrl);
  return href === null ? null : { location: href, setCookies };
}

/**
 * Buys a kit by a plain form, for visits without script or before it runs (KIT-18 to KIT-21): resolves to where
 * the browser goes, the store's cart, or back to the kit and the sentence that says what to do. Sizes and numbers
 * come from the form, prices from the platform's own page.
 */
export async function buyKitByForm(form: URLSearchParams, session: string | undefined) {
  const path = form.get(KIT_FIELDS.caminho) ?? '';
  if (path.length > MAX_PATH || !PATH.test(path) || path.includes('..')) return null;
  const back = { location: `${path}#${KIT_PROBLEM}`, setCookies: [] as string[] };
  try {
    return (await cartOf(path, form, session)) ?? back;
  } catch (error) {
    console.error(JSON.stringify({ event: 'kit-form-failed', cause: String(error) }));
    return back;
  }
}
