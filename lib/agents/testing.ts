import type { RequestListener } from 'node:http';
import { gatewayConfig, gatewayPlatform } from '@/lib/gateway/testing';
import { estrutura } from '@/lib/platform/testing/fixtures';
import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { CAPABILITIES, UCP_VERSION } from './protocol/version';

/** Configuration of lib/agents in tests; `@/lib/config/environment` is mocked to return it. */
export const agentsConfig = Object.assign(gatewayConfig, {
  agents: true,
  knownHosts: null as readonly string[] | null,
  storefrontFile: null,
  pictureOrigins: ['https://loja'],
});

/** A product in two sizes, the second of which is sold out. */
const PRODUCT = wireProduct({
  carrinho: [],
  atributos: {
    simples: {
      nome: 'Tamanho',
      valores: [wireSize(52, { selecionado: true }), wireSize(54, { estoque: 0 })],
    },
  },
});

const SESSION = 'PHPSESSID=sessao-do-agente; path=/; HttpOnly';

type Line = { idProduto: number; idAtributoSimples: number; quantidade: number };

const cartOf = (lines: readonly Line[]) => ({
  itens: lines.map(({ quantidade, ...hash }) => ({
    nome: 'Armação Serra',
    tipo: 'produto',
    quantidade,
    precos: { precoDe: 599.9, precoPor: 449.9, total: 449.9 * quantidade },
    hash: { ...hash, adicional: '', quantidade },
  })),
});

/**
 * A platform with one product and carts by session, used by an agent with a local profile. `carts` contains their
 * content.
 */
export function agentsPlatform() {
  const platform = gatewayPlatform();
  const carts = new Map<string, Line[]>();
  const profile = stubServiceForFile();
  const ucp = {
    version: UCP_VERSION,
    services: {},
    capabilities: Object.fromEntries(
      Object.values(CAPABILITIES).map((name) => [name, [{ version: UCP_VERSION }]]),
    ),
    payment_handlers: {},
  };

  function changeCart(method: string, session: string, body: Record<string, unknown>) {
    const lines = carts.get(session) ?? [];
    const isSame = (line: Line) =>
      line.idProduto === Number(body.idProduto) && line.idAtributoSimples === Number(body.idAtributoSimples);
    if (method === 'POST' && Array.isArray(body.itens))
      for (const item of body.itens)
        lines.push({
          idProduto: Number(item.idProduto),
          idAtributoSimples: Number(item.idAtributoSimples),
          quantidade: Number(item.quantidade),
        });
    const kept = method === 'DELETE' ? lines.filter((line) => !isSame(line)) : lines;
    if (method === 'PUT') for (const line of kept.filter(isSame)) line.quantidade = Number(body.quantidade);
    carts.set(session, kept);
    return cartOf(kept);
  }

  const respond: RequestListener = (request, response) => {
    const { url = '', method = '', headers } = request;
    if (url.includes('/checkout/cart')) {
      const session = String(headers.session || 'sessao-do-agente');
      const text = platform.requests.at(-1)?.body ?? '';
      const cart = changeCart(method, session, text === '' ? {} : JSON.parse(text));
      return jsonResponse(cart, 200, { 'set-cookie': SESSION })(request, response);
    }
    if (url.includes('/url/product/detail') && url.includes('armacao-serra'))
      return jsonResponse({ estrutura, conteudo: PRODUCT })(request, response);
    if (url.includes('/url/product/listing/search'))
      return jsonResponse({
        estrutura,
        conteudo: { produtos: url.includes('nada') ? [] : [PRODUCT], detalhes: [] },
        info: { total: url.includes('nada') ? 0 : 1, limit: 12 },
      })(request, response);
    return jsonResponse({ error: 'Não encontrado' }, 404)(request, response);
  };

  /** Refuses additions to carts with this status; `isRefused` gets the number of the addition, from 1. */
  function refuseAdditions(status: number, isRefused: (addition: number) => boolean = () => true): void {
    let additions = 0;
    platform.respondWith((request, response) => {
      if (request.method === 'POST') additions += 1;
      if (request.method !== 'POST' || !isRefused(additions)) return respond(request, response);
      return jsonResponse({ error: 'Não' }, status)(request, response);
    });
  }

  beforeEach(() => {
    carts.clear();
    profile.respondWith(jsonResponse({ ucp }));
    platform.respondWith(respond);
  });
  return { platform, carts, profile, refuseAdditions };
}

/** Headers of a local agent with its profile at this address. */
export const agentHeaders = (profileUrl: string): Record<string, string> => ({
  host: 'localhost:3000',
  'x-forwarded-for': '127.0.0.1',
  'ucp-agent': `profile="${profileUrl}/profile.json"`,
});
