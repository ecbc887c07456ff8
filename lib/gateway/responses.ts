const RESPONSE_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A JSON response that no cache may store. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...RESPONSE_HEADERS, ...headers } });
}

/** Redirects to a page by GET after a form was posted. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  const { 'content-type': _type, ...rest } = RESPONSE_HEADERS;
  return new Response(null, { status: 303, headers: { ...rest, ...headers, location } });
}

const PROBLEM_TEXTS = {
  400: 'Pedido inválido.',
  401: 'Entre na sua conta para continuar.',
  403: 'Pedido não permitido.',
  404: 'Não encontrado.',
  405: 'Método não permitido.',
  413: 'Pedido grande demais.',
  415: 'Formato não aceito.',
  422: 'Não conseguimos abrir a foto enviada. Escolha outra e tente novamente.',
  429: 'Muitos pedidos em pouco tempo. Aguarde um instante e tente novamente.',
  502: 'Não foi possível concluir. Tente novamente mais tarde.',
  503: 'A loja está indisponível no momento. Tente novamente em instantes.',
  504: 'A loja demorou a responder. Tente novamente em instantes.',
} as const;

export type ProblemStatus = keyof typeof PROBLEM_TEXTS;

/** `{error}` in the platform's format, without details of the cause. */
export function problemResponse(status: ProblemStatus, headers: Record<string, string> = {}): Response {
  return jsonResponse({ error: PROBLEM_TEXTS[status] }, status, headers);
}

const BUSY_TEXT =
  'Muitas receitas chegaram ao mesmo tempo. Aguarde alguns segundos e tente novamente: nada do que você escolheu se perdeu.';
const BUSY_SECONDS = 5;

/** The response to a request that this server is too busy to process. */
export function busyResponse(): Response {
  return jsonResponse({ error: BUSY_TEXT }, 503, { 'retry-after': String(BUSY_SECONDS) });
}
