import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { checkoutUrl } from '@/lib/config/store-link';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { secondsToWait } from '@/lib/gateway/rate-limit';
import { isSameOrigin, readFormBody } from '@/lib/gateway/request';
import { seeOther } from '@/lib/gateway/responses';
import { readSession, rewriteSessionCookie } from '@/lib/gateway/session-cookie';
import { isStoreApiError, pageStatusOf, type StoreApiError } from '@/lib/platform/errors';
import { log } from '@/lib/shared/log';
import { countAgentCall } from '@/lib/telemetry/metrics';
import { AGENT_PATHS, MAX_FORM_BYTES } from '../protocol/addresses';
import { type AcceptMode, acceptProposedCart, readUnitsInBag } from './accept-proposed-cart';
import { confirmationPage, confirmationPolicy, goneCartPage } from './confirmation-page';
import { destinationOf } from './destination';
import { parsePermalink } from './permalink';
import { digestOf, type ProposedCart, proposedCartOfItems, proposedCartOfToken } from './proposed-cart';

const CHANGED = 'O que está nesta sacola mudou enquanto você conferia. Confira de novo.';
const FAILED = 'Não deu para colocar na sacola agora. Tente de novo em instantes.';
const REFUSED = 'A loja não aceitou todos os produtos agora. Nada saiu da sua sacola.';

const RETRY = { 'retry-after': '30' };

function page(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': confirmationPolicy(),
      // The address may contain the key to an agent's cart.
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

/** The proposed cart at an address: an agent's cart or a permalink. Null if there is none. */
async function findProposedCart(path: string): Promise<ProposedCart | null> {
  if (path.startsWith(`${AGENT_PATHS.handover}/`))
    return proposedCartOfToken(path.slice(AGENT_PATHS.handover.length + 1));
  let text: string;
  try {
    text = decodeURIComponent(path.slice(AGENT_PATHS.permalink.length + 1));
  } catch {
    // An address that cannot be decoded contains no product.
    return null;
  }
  const items = parsePermalink(text);
  return items && proposedCartOfItems(items);
}

const countOutcome = (operation: string, outcome: string) =>
  countAgentCall({ transport: 'browser', operation, agent: '', outcome });

/** The units of each line in the bag that the form was shown with; null if the form does not belong to this cart. */
function unitsInForm(form: URLSearchParams, { lines }: ProposedCart): number[] | null {
  const units = form.get('tinha')?.split('.').map(Number) ?? [];
  return units.length === lines.length && units.every((count) => Number.isSafeInteger(count) && count >= 0)
    ? units
    : null;
}

/** @param before units of each line in the bag before an attempt that failed, so that the next adds only the rest */
async function show(
  request: Request,
  proposedCart: ProposedCart,
  notice: string,
  status: number,
  before?: readonly number[],
): Promise<Response> {
  const now = await readUnitsInBag(readSession(request.headers.get('cookie')), proposedCart);
  const unitsInBag = before === undefined ? now : { ...now, ofLines: before };
  return page(
    confirmationPage({ proposedCart, unitsInBag, notice, storefront: currentStorefront() }),
    status,
  );
}

/** The next page. For an agent's cart: the checkout. For a permalink: the target in its parameters, if any. */
function nextAddress({ pathname, searchParams }: URL): string {
  const { siteUrl, storeSiteUrl } = serverConfig();
  const fallback = checkoutUrl(storeSiteUrl);
  const isHandover = pathname.startsWith(`${AGENT_PATHS.handover}/`);
  return isHandover ? fallback : destinationOf(searchParams, { siteUrl, fallback });
}

/** Status of a page that cannot be shown, or of a change that failed: the cart was there, so it is never a 404. */
function failureStatus(error: StoreApiError): number {
  const status = pageStatusOf(error);
  return status === 404 ? 502 : status;
}

async function accept(
  request: Request,
  proposedCart: ProposedCart,
  form: URLSearchParams,
): Promise<Response> {
  const mode: AcceptMode | null =
    form.get('modo') === 'trocar' ? 'trocar' : form.get('modo') === 'juntar' ? 'juntar' : null;
  if (mode === null || proposedCart.lines.length === 0) return plain(400, 'Pedido inválido.');
  const before = unitsInForm(form, proposedCart);
  if (before === null || form.get('vistos') !== digestOf(proposedCart))
    return show(request, proposedCart, CHANGED, 409);
  try {
    const setCookies = await acceptProposedCart(
      readSession(request.headers.get('cookie')),
      proposedCart,
      mode,
      before,
    );
    countOutcome('accept_cart', setCookies === null ? 'refused' : mode);
    if (setCookies === null) return show(request, proposedCart, REFUSED, 409);
    const cookie = rewriteSessionCookie(setCookies, serverConfig());
    return seeOther(nextAddress(new URL(request.url)), cookie === null ? {} : { 'set-cookie': cookie });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.error('proposed-cart-not-accepted', { cause: error.message });
    countOutcome('accept_cart', 'failed');
    return show(request, proposedCart, FAILED, failureStatus(error), before);
  }
}

async function respond(request: Request): Promise<Response> {
  const { method, headers } = request;
  const proposedCart = await findProposedCart(new URL(request.url).pathname);
  if (proposedCart === null) return page(goneCartPage(currentStorefront()), 404);
  if (method !== 'POST') {
    countOutcome('show_cart', 'success');
    return show(request, proposedCart, '', 200);
  }
  const parsed = await readFormBody(request, MAX_FORM_BYTES);
  if ('problem' in parsed) return plain(parsed.problem, 'Pedido inválido.');
  const seconds = await secondsToWait(headers, 'cart');
  if (seconds > 0) return plain(429, 'Muitos pedidos em pouco tempo.', { 'retry-after': String(seconds) });
  return accept(request, proposedCart, parsed.form);
}

/**
 * Shows a shopper a cart that an agent filled or a link describes, and adds it to the shopper's bag once
 * they confirm. A GET changes nothing; requests from frames and prefetches are rejected.
 */
export async function handleProposedCart(request: Request): Promise<Response> {
  const { method, headers } = request;
  if (!serverConfig().agents) return plain(404, 'Não encontrado.');
  if (isHidden(headers)) return plain(403, 'Abra este endereço em uma aba.');
  if (method === 'POST' && !isSameOrigin(headers, serverConfig().siteUrl))
    return plain(403, 'Pedido não permitido.');
  const seconds = await secondsToWait(headers, 'search');
  if (seconds > 0) return plain(429, 'Muitos pedidos em pouco tempo.', { 'retry-after': String(seconds) });
  try {
    return await respond(request);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    log.error('proposed-cart-failed', { cause: error.message });
    return plain(failureStatus(error), 'A loja está indisponível no momento.', RETRY);
  }
}
