/** Catalogue of "Ótica Vesúvio", a shop that has nothing in common with the embedded store. */

/** Host in the shop's absolute addresses; no server responds there. */
export const FOREIGN_HOST = 'https://www.oticavesuvio.example';

/** Markup that must never run; it would set `window.__xss`. */
export const HOSTILE_HTML = [
  '<p onclick="window.__xss=1">Feita à <b>mão</b>.</p>',
  '<script>window.__xss=1</script>',
  '<img src=x onerror="window.__xss=1">',
  '<svg><a xlink:href="javascript:window.__xss=1"><text y=20>x</text></a></svg>',
  '<a href="javascript:window.__xss=1">detalhes</a>',
  '<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>',
  '<style>body{display:none}</style>',
  '<table><tr><td style="background:url(javascript:window.__xss=1)">Ponte 18 mm</td></tr></table>',
].join('\n');

export type Product = {
  id: number;
  slug: string;
  nome: string;
  categoria: string;
  marca: string;
  cor: string;
  tamanhos: string[];
  de: number;
  por: number;
  estoque: number;
  status: 'disponivel' | 'indisponivel' | 'sobConsulta';
};

export const CATEGORIES = [
  { id: 31, path: '/armacoes', nome: 'Armações' },
  { id: 32, path: '/armacoes/infantil', nome: 'Infantil' },
  { id: 33, path: '/armacoes/adulto', nome: 'Adulto' },
  { id: 34, path: '/solares', nome: 'Solares' },
  { id: 35, path: '/solares/polarizados', nome: 'Polarizados' },
  { id: 36, path: '/vazia', nome: 'Vazia' },
];

export const BRANDS = [
  { id: 51, slug: 'vesuvio', nome: 'Vesúvio' },
  { id: 52, slug: 'luma-e-cia', nome: 'Luma & Cia' },
  { id: 53, slug: 'norte', nome: 'Norte' },
  { id: 54, slug: 'patio', nome: 'Pátio "73"' },
];

export const COLOURS = ['Âmbar', 'Carvão', 'Verde-mar', 'Cristal'];
export const SIZES = ['P', 'M', 'G'];

/** Has one size, so that it can be bought directly from a card. It is in every showcase. */
export const ONE_SIZED = 7_025;

const LEAVES = ['/armacoes/infantil', '/armacoes/adulto', '/solares/polarizados'];
const MODELS = ['Cratera', 'Basalto', 'Cinza', 'Lava', 'Obsidiana', 'Brasa', 'Enxofre', 'Pedra-pomes'];

function pick<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function makeProduct(index: number): Product {
  const cor = pick(COLOURS, index);
  const model = pick(MODELS, Math.floor(index / 2));
  const por = 189.9 + ((index * 137) % 1_900);
  return {
    id: 7_001 + index,
    slug: `${slugOf(`${model} ${cor}`)}-${index + 1}`,
    nome: `${model} ${cor} ${index + 1}`,
    categoria: pick(LEAVES, index),
    marca: pick(BRANDS, index * 3).slug,
    cor,
    tamanhos: index % 3 === 0 ? SIZES.slice(0, 2 + (index % 2)) : [],
    de: index % 2 === 0 ? Math.round(por * 130) / 100 : 0,
    por: Math.round(por * 100) / 100,
    estoque: index % 9 === 0 ? 1 : 3 + index,
    status: index % 11 === 10 ? 'indisponivel' : index % 13 === 12 ? 'sobConsulta' : 'disponivel',
  };
}

/** The name of number 5 tries to break out of a script element. */
function makeOdd(product: Product, index: number): Product {
  if (index === 5) return { ...product, nome: 'Lava </script ><img src=x onerror="window.__xss=1"> & "Sol"' };
  return product.id === ONE_SIZED ? { ...product, tamanhos: ['Único'] } : product;
}

/** All products, most popular first. */
export const PRODUCTS: Product[] = Array.from({ length: 41 }, (_, index) => makeProduct(index)).map(makeOdd);
