import 'server-only';
import { readKitPage, readProductPage } from '@/lib/catalog/product/read-product';
import { serverConfig } from '@/lib/config/environment';
import { safeStoreUrl } from '@/lib/config/store-link';
import { CALL_MS } from '@/lib/config/time-limits';
import { parseResponse, send } from '@/lib/platform/http';
import { listaCompradaSchema } from '@/lib/platform/schemas/purchase';
import { log } from '@/lib/shared/log';
import { KIT_ERROR_ID, KIT_FIELDS, parseSelection } from './form';
import { productKit, toKit } from './kit';
import { includedProducts, kitCartUrl, kitOrder, productsWithoutSize } from './order';

/** A path of this shop. It has exactly one slash at the start, so that it cannot name another host. */
const SHOP_PATH = /^\/[\w%.-]+(?:\/[\w%.-]+)*$/;
const MAX_PATH_LENGTH = 300;

/** The path of a product, which may be a kit too. */
const PRODUCT_PATH = /^\/[^/]+\.html$/;

async function readKit(path: string) {
  if (PRODUCT_PATH.test(path)) return productKit((await readProductPage(path)).conteudo);
  return toKit((await readKitPage(path)).conteudo);
}

async function cartRedirect(path: string, form: URLSearchParams, session: string | undefined) {
  const kit = await readKit(path);
  if (kit === null) return null;
  const selection = parseSelection(kit, form);
  if (includedProducts(kit, selection).length === 0 || productsWithoutSize(kit, selection).length > 0)
    return null;
  const call = { method: 'POST', path: 'list/shop', body: kitOrder(kit, selection) } as const;
  const { data, setCookies } = await send(call, { session, timeoutMs: CALL_MS.write });
  const { carrinho } = parseResponse(listaCompradaSchema, data, call);
  const url = kitCartUrl(kit, selection, carrinho.url);
  const href = safeStoreUrl(url, serverConfig().storeSiteUrl);
  return href === null ? null : { location: href, setCookies };
}

/** Whether a form may come from the page of a kit. */
export function isKitForm(form: URLSearchParams): boolean {
  const path = form.get(KIT_FIELDS.path) ?? '';
  return path.length <= MAX_PATH_LENGTH && SHOP_PATH.test(path) && !path.includes('..');
}

/**
 * Buys a kit through a plain form, for visitors without JavaScript or before it runs. Resolves to the
 * redirect: to the store's cart, or back to the kit with an error message. The form must have passed
 * `isKitForm`. Sizes and quantities come from the form, prices from the platform.
 */
export async function buyKitByForm(form: URLSearchParams, session: string | undefined) {
  const path = form.get(KIT_FIELDS.path) ?? '';
  const backToKit = { location: `${path}#${KIT_ERROR_ID}`, setCookies: [] as string[] };
  try {
    return (await cartRedirect(path, form, session)) ?? backToKit;
  } catch (error) {
    log.error('kit-form-failed', { cause: String(error) });
    return backToKit;
  }
}
