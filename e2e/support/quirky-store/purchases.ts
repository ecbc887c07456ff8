import { PRODUCTS, type Product } from './catalogue';
import type { Reply } from './listings';
import type { Json } from './shapes';

type Body = Record<string, unknown>;

/**
 * Lens options in this platform's encoding: keyed by id, numbers as text, a restriction without a group, default
 * prices, a text field for the prescription, a group without options and one without a name.
 */
const LENSES: Json = {
  '61': {
    id: 61,
    nome: ' Espessura ',
    descricao: '<b>Quanto mais fina,</b> mais leve<script>window.__xss=1</script>',
    tipo: 'select',
    obrigatorio: 's',
    multiplicarPreco: 's',
    preco: '0',
    valores: {
      '1': { id: 1, valor: ' Fina | 1.61 ', preco: '120.00', quantidade: '2', segmentacao: [] },
      '2': {
        id: '2',
        valor: 'Extrafina',
        preco: '1.240,50',
        precoDefault: 'n',
        segmentacao: { itens: { '0': { id: 5, idPersonalizacao: '' } } },
      },
      '3': { id: '', valor: 'Sem id', preco: 1 },
    },
  },
  '62': { id: 62, nome: 'Vazia', tipo: 'checkbox', obrigatorio: 's', valores: [] },
  '63': {
    id: '63',
    nome: 'Cor da lente',
    tipo: 'checkbox',
    obrigatorio: 'n',
    multiplicarPreco: false,
    preco: '30',
    valores: [
      { id: 4, valor: 'Cinza', preco: 0, precoDefault: 's', segmentacao: { itens: [] } },
      { id: 5, valor: 'Verde|G15|clássica', preco: null, precoDefault: '45,50' },
    ],
  },
  '64': { id: 64, nome: 'Grau', tipo: 'text', valores: null },
  '65': { id: 65, nome: '', tipo: 'upload', obrigatorio: 'n', valores: null, configuracaoUpload: [] },
};

/** Every seventh product takes lenses. */
export function lenses(id: number): Json {
  return id % 7 === 1 ? LENSES : [];
}

/** Products sold together with the second product: one with sizes, one whose cart is on another site. */
export const COMBINED = { id: 7_002, partners: [7_004, 7_006] };
const FOREIGN_CART_PARTNER = 7_006;

/** Buy-together offers for a product: keyed, one of them empty. */
export function combinations(id: number, card: (product: Product) => Json): Json {
  if (id !== COMBINED.id) return null;
  const offers = COMBINED.partners.flatMap((partner) => PRODUCTS.filter((product) => product.id === partner));
  return Object.fromEntries([
    ['0', { id: '0', tipoDesconto: 'valor', desconto: '10', produto: [] }],
    ...offers.map((product) => [
      String(product.id),
      { id: String(product.id), tipoDesconto: 'porcentagem', desconto: '10', produto: card(product) },
    ]),
  ]);
}

export type Kit = { id: string; nome: string; path: string; tipo: Json; members: number[] };

/** The cart of the third kit is on another site. The later kits are for tests that need a kit that is not cached. */
export const KITS: Kit[] = [
  { id: '81', nome: ' Kit família', path: '/lista/kit-familia.html', tipo: 'aberta', members: [0, 1, 3] },
  { id: '82', nome: 'Kit praia', path: '/lista/kit-praia.html', tipo: ' Fechada ', members: [4, 3, 6] },
  { id: '83', nome: 'Kit desvio', path: '/lista/kit-desvio.html', tipo: 'fechada', members: [4] },
  { id: '84', nome: 'Kit novo', path: '/lista/kit-novo.html', tipo: 'fechada', members: [4] },
];

/** Page content of a kit: a numeric code, no status, keyed products, prices as text. */
export function kitContent({ id, nome, tipo, members }: Kit, card: (product: Product) => Json): Json {
  const kitProducts = members.flatMap((index) => {
    const product = PRODUCTS[index];
    return product ? [{ ...Object(card(product)), quantidade: index === 1 ? '2' : '' }] : [];
  });
  return {
    id,
    nome,
    tipo,
    sku: Number(id) * 10,
    ...(id === '81' ? { status: 'disponivel' } : {}),
    precos: {
      de: '900',
      por: '799.90',
      parcelamento: { '3': { parcelas: '3', valorParcela: '266.63', taxa: 0 } },
    },
    produtos: Object.fromEntries(kitProducts.map((product, index) => [String(index), product])),
    caracteristicas: { '1': { nome: 'Kit', itens: [{ id: 1, label: 'Estojo', valor: 'Incluso' }] } },
    carrinho: [],
    marcas: [],
    midias: [],
  };
}

/** Products that are kits: one whose products have sizes, one that needs no choice. */
export const PRODUCT_KITS = { chosen: 7_030, ready: 7_038 };

/** The products in a kit sold as a product, keyed; none for other products. */
export function pieces(id: number, card: (product: Product) => Json): Json {
  const members = id === PRODUCT_KITS.chosen ? [3, 4] : id === PRODUCT_KITS.ready ? [1, 4] : [];
  const shown = members.flatMap((index) => {
    const product = PRODUCTS[index];
    return product ? [{ ...Object(card(product)), quantidade: index === 4 ? '3' : null }] : [];
  });
  return shown.length === 0 ? null : Object.fromEntries(shown.map((piece, index) => [`p${index}`, piece]));
}

function idOf(list: unknown): string {
  return String(Object(Array.isArray(list) ? list[0] : list).id ?? '');
}

/** Responses to the calls that prepare a purchase; null for other paths. */
export function purchase(origin: string, path: string, body: Body): Reply | null {
  const cart = (query: string) => `${origin}/checkout/carrinho?${query}`;
  const ok = (content: Json): Reply => ({ status: 200, body: content });
  if (path === 'product/combination') {
    const partner = idOf(body.produtoIndicado);
    const url =
      partner === String(FOREIGN_CART_PARTNER)
        ? 'https://evil.example/checkout'
        : cart(`add=7002-0-0-0-1,${partner}-1-0-0-1`);
    return ok({
      precos: { de: '500', por: '450', vista: 418.5, combinacao: [] },
      carrinho: { url, tipo: 'produto', itens: [] },
    });
  }
  if (path === 'product/shop')
    return ok({
      precos: { por: '799.90' },
      carrinho: { url: cart(`add=${idOf(body.produtos)}-0-0-0-1&lentes=1`) },
    });
  if (path !== 'list/shop') return null;
  const id = String(body.idListaCompra);
  const url = id === '83' ? '//evil.example/checkout' : cart(id === '81' ? 'lista=81' : `add=${id}-0-0-0-1`);
  return ok({ id, precos: { por: '799.90' }, carrinho: { url, tipo: 'lista', itens: [] } });
}
