import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { checkoutUrl } from '@/lib/config/store-link';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { secondsToWait } from '@/lib/gateway/rate-limit';
import { isSameOrigin, readFormBody } from '@/lib/gateway/request';
import { seeOther } from '@/lib/gateway/responses';
import { readSession, rewriteSessionCookie } from '@/lib/gateway/session-cookie';
import { isStoreApiError, pageStatusOf } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';
import { countAgentCall } from '@/lib/telemetry/metrics';
import { AGENT_PATHS, MAX_FORM_BYTES } from '../protocol/addresses';
import { type Basket, basketOfItems, basketOfToken, digestOf } from './basket';
import { confirmationPage, confirmationPolicy, goneBasketPage } from './confirmation-page';
import { destinationOf } from './destination';
import { parsePermalink } from './permalink';
import { ownUnits, type TakeMode, takeBasket } from './take-basket';

const CHANGED = 'O que está nesta sacola mudou enquanto você conferia. Confira de novo.';
const FAILED = 'Não deu para colocar na sacola agora. Tente de novo em instantes.';

const RETRY = { 'retry-after': '30' };

function page(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': confirmationPolicy(),
      // The address may contain the key to an agent's bag.
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/**
 * Whether a browser requests this for something other than a page that the shopper sees, such as a prefetch.
 */
function isHidden(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest');
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''} ${headers.get('x-moz') ?? ''}`;
  return (destination !== null && destination !== 'document') || /prefetch|prerender|preview/i.test(purpose);
}

/** The bag for an address: an agent's cart or a permalink. Null if there is none. */
async function findBasket(path: string): Promise<Basket | null> {
  if (path.startsWith(`${AGENT_PATHS.handover}/`))
    return basketOfToken(path.slice(AGENT_PATHS.handover.length + 1));
  let text: string;
  try {
    text = decodeURIComponent(path.slice(AGENT_PATHS.permalink.length + 1));
  } catch {
    // An address that cannot be decoded contains no product.
    return null;
  }
  const items = parsePermalink(text);
  return items && basketOfItems(items);
}

const countOutcome = (operation: string, outcome: string) =>
  countAgentCall({ transport: 'browser', operation, agent: '', outcome });

async function show(request: Request, basket: Basket, notice: string, status: number): Promise<Response> {
  const own = await ownUnits(readSession(request.headers.get('cookie')));
  return page(confirmationPage({ basket, ownUnits: own, notice, storefront: currentStorefront() }), status);
}

/** The next page. For an agent's bag: the checkout. For a permalink: the target in its parameters, if any. */
function nextAddress({ pathname, searchParams }: URL): string {
  const { siteUrl, storeSiteUrl } = serverConfig();
  const fallback = checkoutUrl(storeSiteUrl);
  const isHandover = pathname.startsWith(`${AGENT_PATHS.handover}/`);
  return isHandover ? fallback : destinationOf(searchParams, { siteUrl, fallback });
}

async function take(request: Request, basket: Basket, form: URLSearchParams): Promise<Response> {
  const mode: TakeMode | null =
    form.get('modo') === 'trocar' ? 'trocar' : form.get('modo') === 'juntar' ? 'juntar' : null;
  if (mode === null || basket.lines.length === 0) return plain(400, 'Pedido inválido.');
  if (form.get('vistos') !== digestOf(basket)) return show(request, basket, CHANGED, 409);
  try {
    const setCookies = await takeBasket(readSession(request.headers.get('cookie')), basket, mode);
    const cookie = rewriteSessionCookie(setCookies, serverConfig());
    countOutcome('take_basket', mode);
    return seeOther(nextAddress(new URL(request.url)), cookie === null ? {} : { 'set-cookie': cookie });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.error('basket-not-taken', { cause: error.message });
    countOutcome('take_basket', 'failed');
    return show(request, basket, FAILED, pageStatusOf(error) === 404 ? 502 : pageStatusOf(error));
  }
}

async function answer(request: Request): Promise<Response> {
  const { method, headers } = request;
  const basket = await findBasket(new URL(request.url).pathname);
  if (basket === null) return page(goneBasketPage(currentStorefront()), 404);
  if (method !== 'POST') {
    countOutcome('show_basket', 'success');
    return show(request, basket, '', 200);
  }
  const parsed = await readFormBody(request, MAX_FORM_BYTES);
  if ('problem' in parsed) return plain(parsed.problem, 'Pedido inválido.');
  const seconds = await secondsToWait(headers, 'cart');
  if (seconds > 0) return plain(429, 'Muitos pedidos em pouco tempo.', { 'retry-after': String(seconds) });
  return take(request, basket, parsed.form);
}

/**
 * Asks a shopper about a bag filled by an agent or described by a link, and adds it to their own bag once
 * they confirm. A GET changes nothing; requests from frames and prefetches are rejected.
 */
export async function handleBasket(request: Request): Promise<Response> {
  const { method, headers } = request;
  if (!serverConfig().agents) return plain(404, 'Não encontrado.');
  if (isHidden(headers)) return plain(403, 'Abra este endereço em uma aba.');
  if (method === 'POST' && !isSameOrigin(headers, serverConfig().siteUrl))
    return plain(403, 'Pedido não permitido.');
  const seconds = await secondsToWait(headers, 'search');
  if (seconds > 0) return plain(429, 'Muitos pedidos em pouco tempo.', { 'retry-after': String(seconds) });
  try {
    return await answer(request);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.error('basket-failed', { cause: error.message });
    return plain(
      pageStatusOf(error) === 404 ? 502 : pageStatusOf(error),
      'A loja está indisponível no momento.',
      RETRY,
    );
  }
}
