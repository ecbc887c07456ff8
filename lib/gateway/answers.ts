const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** A gateway answer in JSON, kept by nobody. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } });
}

/** Leads the browser on after a form was posted; the next page is asked for by GET. */
export function leadOn(location: string, headers: Record<string, string> = {}): Response {
  const { 'content-type': _type, ...rest } = HEADERS;
  return new Response(null, { status: 303, headers: { ...rest, ...headers, location } });
}

const TEXTS = {
  400: 'Pedido inválido.',
  401: 'Entre na sua conta para continuar.',
  403: 'Pedido não permitido.',
  404: 'Não encontrado.',
  405: 'Método não permitido.',
  413: 'Pedido grande demais.',
  415: 'Formato não aceito.',
  429: 'Muitos pedidos em pouco tempo. Aguarde um instante e tente novamente.',
  502: 'Não foi possível concluir. Tente novamente mais tarde.',
  503: 'A loja está indisponível no momento. Tente novamente em instantes.',
  504: 'A loja demorou a responder. Tente novamente em instantes.',
} as const;

export type ProblemStatus = keyof typeof TEXTS;

/** `{error}` in the platform's own form, in words that tell nothing about what is behind. */
export function problem(status: ProblemStatus, headers: Record<string, string> = {}): Response {
  return jsonAnswer({ error: TEXTS[status] }, status, headers);
}
