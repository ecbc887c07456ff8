import { sizeLetter } from '@/lib/catalog/product/fit';
import { frameSize } from '@/lib/catalog/product/frame-size';
import { estrutura } from '@/lib/platform/testing/fixtures';
import { jsonResponse, type stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { route, wireCartLine, wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';

/** A size: its id, name, front width in mm, price in reais, and stock. */
type Size = { id: number; label: string; front: number; reais: number; stock?: number };
type Frame = {
  id: number;
  name: string;
  shape: string;
  colour: string;
  sizes: readonly Size[];
  listed: number;
};

/**
 * Includes a frame whose list price is that of its widest and most expensive size, and one whose only size
 * for most faces is sold out.
 */
const FRAMES: readonly Frame[] = [
  {
    id: 31,
    name: 'Armação Pitanga',
    shape: 'Redondo',
    colour: 'Preto',
    listed: 33,
    sizes: [
      { id: 31, label: '46', front: 125, reais: 369.9 },
      { id: 32, label: '48', front: 133, reais: 389.9 },
      { id: 33, label: '50', front: 138, reais: 409.9 },
    ],
  },
  {
    id: 41,
    name: 'Armação Cajá',
    shape: 'Quadrado',
    colour: 'Tartaruga',
    listed: 41,
    sizes: [
      { id: 41, label: 'P', front: 126, reais: 299.9 },
      { id: 42, label: 'M', front: 136, reais: 299.9, stock: 0 },
    ],
  },
];

const MENU = ['/oculos-de-grau', '/oculos-de-sol', '/acessorios'];

const cartOf = (product: number, size: number) => ({
  tipo: 'produto',
  url: 'https://loja/checkout/carrinho',
  itens: [wireCartLine(String(product), String(size))],
});

const chartOf = (sizes: readonly Size[]) => {
  const rows = sizes.map(
    ({ label, front }) => `<tr><th>${label}</th><td>${front}</td><td>18</td><td>50</td><td>40</td></tr>`,
  );
  return `<table><tr><th>Tamanho</th><th>Frontal</th><th>Ponte</th><th>Horizontal</th><th>Vertical</th></tr>${rows.join('')}</table>`;
};

const pathOf = ({ id }: Frame) => `/armacao-${id}.html`;

function wireFrame(frame: Frame) {
  const { id, name, shape, sizes, listed } = frame;
  const price = (reais: number) => ({ ...wirePrices, de: 0, por: reais, vista: reais });
  const shown = sizes.find((size) => size.id === listed);
  const valores = sizes.map((size) =>
    wireSize(size.id, {
      label: size.label,
      selecionado: size.id === listed,
      estoque: size.stock ?? 4,
      precos: price(size.reais),
      carrinho: cartOf(id, size.id),
    }),
  );
  return wireProduct({
    id,
    nome: name,
    sku: `SKU-${id}`,
    precos: price(shown?.reais ?? 0),
    atributos: { simples: { id: 4, nome: 'Tamanho', valores } },
    descricoes: { tabelaMedida: chartOf(sizes) },
    filtros: [{ id: 1, label: shape }],
    rota: route(pathOf(frame)),
  });
}

const filter = (nome: string, labels: readonly string[]) => ({
  id: nome.length,
  nome,
  valores: labels.map((label, id) => ({
    id,
    label,
    ativo: false,
    quantidade: 1,
    rota: { name: 'x', route: '', path: '', params: [], query: { [`filtro[${nome}]`]: label } },
  })),
});

/**
 * The frames in a list: those of its category that have all values of its query, judging by the list price.
 */
function framesAt(query: URLSearchParams): readonly Frame[] {
  if (query.get('url') !== '/oculos-de-grau' && !query.has('busca')) return [];
  if (query.get('busca') === 'nada') return [];
  const [from = 0, to = 0] = (query.get('preco') ?? '').split('-').map(Number);
  return FRAMES.filter(({ shape, colour, sizes, listed }) => {
    const reais = sizes.find(({ id }) => id === listed)?.reais ?? 0;
    const isShape = (query.get('filtro[Formato]') ?? shape) === shape;
    const isColour = (query.get('filtro[Cor]') ?? colour) === colour;
    const size = sizeLetter(query.get('filtro[Tamanho da frente]') ?? '');
    const isSize = size === null || sizes.some(({ front }) => frameSize(front) === size);
    return isShape && isColour && isSize && reais >= from && (to === 0 || reais <= to);
  });
}

function listing(query: URLSearchParams) {
  const frames = framesAt(query);
  const values = (names: readonly string[]) => [...new Set(names)];
  // For other glasses the filter offers no shape that matches; accessories have no such filter.
  const isOther = query.get('url') === '/oculos-de-sol';
  const isAccessory = query.get('url') === '/acessorios';
  const produtos =
    isOther || isAccessory ? [wireProduct({ id: 90, precos: wirePrices })] : frames.map(wireFrame);
  const filtros = isAccessory
    ? []
    : [
        filter('Formato', isOther ? ['Aviador', 'Redondo'] : values(frames.map(({ shape }) => shape))),
        filter('Tamanho da frente', isOther ? [] : ['P (até 129 mm)', 'M (130 a 139 mm)']),
        filter('Cor', isOther ? ['Azul'] : values(frames.map(({ colour }) => colour))),
      ];
  return {
    estrutura,
    conteudo: { produtos, detalhes: { filtros } },
    info: { total: produtos.length, limit: 12 },
  };
}

/**
 * Makes the platform a shop with these frames, and three categories in its menu.
 * @param onProduct called before each response with a product's page
 */
export function sellFrames(
  platform: ReturnType<typeof stubPlatformForFile>,
  onProduct: () => void = () => undefined,
): void {
  platform.respondWith((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://loja.invalid');
    const bodyOf = (): object | null => {
      if (pathname.endsWith('/struct/menus/menu-principal'))
        return { nome: 'Menu', menu: MENU.map((path, id) => ({ id, label: path, rota: route(path) })) };
      if (pathname.endsWith('/url/verify'))
        return { nivel: MENU.includes(searchParams.get('url') ?? '') ? 'product/listing/category' : '404' };
      if (pathname.includes('/url/product/listing/')) return listing(searchParams);
      onProduct();
      const frame = FRAMES.find((one) => searchParams.get('url') === pathOf(one));
      return frame === undefined ? null : { estrutura, conteudo: wireFrame(frame) };
    };
    const found = bodyOf();
    return jsonResponse(found ?? { error: 'Não encontrado' }, found === null ? 404 : 200)(request, response);
  });
}
