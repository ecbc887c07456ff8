import { randomBytes } from 'node:crypto';
import { FOREIGN_HOST, PRODUCTS } from './catalogue';
import type { Reply } from './listings';
import type { Json } from './shapes';

type Line = { idProduto: string; idAtributoSimples: string; quantidade: number };
type Body = Record<string, unknown>;

const carts = new Map<string, Line[]>();

/** The session's lines; an unknown session gets a new id, as in PHP. */
export function openSession(session: string): { id: string; cookies: string[]; lines: Line[] } {
  const known = carts.get(session);
  if (known) return { id: session, cookies: [], lines: known };
  const id = randomBytes(13).toString('hex');
  const lines: Line[] = [];
  carts.set(id, lines);
  return {
    id,
    lines,
    cookies: [
      'visitante=1; path=/',
      `PHPSESSID=${id}; expires=Wed, 21 Oct 2037 07:28:00 GMT; Max-Age=2592000; path=/; domain=.oticavesuvio.example`,
    ],
  };
}

/**
 * A cart response: ids in `hash` are numbers, counts and prices are partly text, and empty carts have `[]` instead of
 * objects.
 */
function cartReply(lines: Line[], mensagens: Json): Reply {
  const itens = lines.flatMap((line) => {
    const product = PRODUCTS.find(({ id }) => String(id) === line.idProduto);
    if (!product) return [];
    return [
      {
        nome: ` ${product.nome} `,
        sku: String(product.id),
        tipo: 'produto',
        quantidade: String(line.quantidade),
        imagem: null,
        url: `${FOREIGN_HOST}/${product.slug}.html`,
        precos: {
          precoDe: product.de,
          precoPor: product.por.toFixed(2),
          total: product.por * line.quantidade,
        },
        atributos:
          line.idAtributoSimples === '0'
            ? []
            : { simples: { atributo: { id: 4, label: 'Tamanho ' }, atributoValor: { id: 1, label: ' M' } } },
        hash: {
          idProduto: Number(line.idProduto),
          idAtributoSimples: Number(line.idAtributoSimples),
          idUnidadeVenda: 0,
          idArmazem: 0,
          quantidade: line.quantidade,
          adicional: '',
        },
        personalizacao: [],
      },
    ];
  });
  const cents = itens.reduce((sum, { precos }) => sum + Math.round(precos.total * 100), 0);
  return {
    status: 200,
    body: {
      quantidadeItens: String(itens.length),
      quantidadeTotal: lines.reduce((units, { quantidade }) => units + quantidade, 0),
      mensagens,
      itens,
      subtotal:
        itens.length > 0 ? { valor: (cents / 100).toFixed(2), descontoVista: [], parcelamento: null } : [],
    },
  };
}

function sameLine(line: Line, body: Body): boolean {
  return (
    line.idProduto === String(body.idProduto) &&
    line.idAtributoSimples === String(body.idAtributoSimples ?? 0)
  );
}

function setQuantity(line: Line, wanted: number): Json {
  const stock = PRODUCTS.find(({ id }) => String(id) === line.idProduto)?.estoque ?? 0;
  line.quantidade = Math.min(wanted, stock);
  if (wanted <= stock) return null;
  return [{ tipo: 'erro', mensagem: '<b>Estoque</b> insuficiente <img src=x onerror="window.__xss=1">' }];
}

function add(lines: Line[], body: Body): Reply {
  const [item] = Array.isArray(body.itens) ? body.itens : [];
  const product = PRODUCTS.find(({ id }) => String(id) === String(item?.idProduto));
  if (product?.status !== 'disponivel') return { status: 400, body: { error: 'Produto indisponível' } };
  const line = lines.find((candidate) => sameLine(candidate, item)) ?? {
    idProduto: String(item.idProduto),
    idAtributoSimples: String(item.idAtributoSimples ?? 0),
    quantidade: 0,
  };
  if (!lines.includes(line)) lines.push(line);
  return cartReply(lines, setQuantity(line, line.quantidade + Number(item.quantidade ?? 1)));
}

/** GET, POST, PUT and DELETE checkout/cart. */
export function cart(method: string, lines: Line[], body: Body): Reply {
  if (method === 'GET') return cartReply(lines, null);
  if (method === 'POST') return add(lines, body);
  const line = lines.find((candidate) => sameLine(candidate, body));
  if (!line) return { status: 404, body: { error: 'Item não encontrado' } };
  if (method === 'PUT') return cartReply(lines, setQuantity(line, Number(body.quantidade)));
  lines.splice(lines.indexOf(line), 1);
  return cartReply(lines, []);
}

/** GET checkout/user for an anonymous visitor: id as text, `[]` instead of a sale object. */
export function user(): Reply {
  return {
    status: 200,
    body: { id: '', nomeRazao: null, email: '', logado: 'n', vendaInterna: [], endereco: [] },
  };
}
