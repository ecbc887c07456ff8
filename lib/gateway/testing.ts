import { stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { wireCartLine } from '@/lib/platform/testing/wire-products';

/** Configuration of the gateway in tests; `@/lib/config/environment` is mocked to return it. */
export const gatewayConfig = {
  storefront: 'oculos',
  storeApiUrl: '',
  storeAppToken: 'segredo-da-loja',
  storeSiteUrl: 'https://loja.example',
  siteUrl: 'http://localhost:3000',
  sessionCookieScript: false,
  trustedHops: 0,
  rateLimitFactor: 1,
};

/** A stub platform behind the gateway for a whole test file; failures are not logged. */
export function gatewayPlatform(): ReturnType<typeof stubPlatformForFile> {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  return stubPlatformForFile(gatewayConfig);
}

export const SHOP = 'http://localhost:3000';
let visitor = 0;

type Options = { body?: unknown; headers?: Record<string, string>; raw?: string };

/** A request from a page of the shop. Each comes from another network, so that limits do not apply. */
export function request(method: string, path: string, { body, headers = {}, raw }: Options = {}): Request {
  visitor += 1;
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${SHOP}/v2/front/${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      'x-forwarded-for': `10.${visitor >> 8}.${visitor & 255}.7`,
      ...(method === 'GET' ? {} : { 'sec-fetch-site': 'same-origin' }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
}

/** A cart as the platform sends it. */
export const CART = {
  quantidadeItens: 1,
  quantidadeTotal: '2',
  mensagens: [{ tipo: 'erro', mensagem: '<b>Pouco</b><img src=x onerror=alert(1)>' }],
  itens: [
    {
      nome: ' Armação ',
      tipo: 'produto',
      quantidade: '2',
      precos: { precoPor: '10.50' },
      hash: { idProduto: 1 },
    },
  ],
  subtotal: [],
};
/** Body that identifies a cart line. */
export const CART_LINE = { idProduto: 1, idAtributoSimples: 0, adicional: '', tipo: 'produto' };
/** A ready cart payload of one product. */
export const CART_PAYLOAD = {
  tipo: 'produto',
  itens: [wireCartLine('1')],
};

export const EVALUATION = {
  experiencia: 9,
  atendimento: 10,
  satisfacao: true,
  autorizacao: false,
  mensagem: '',
};
