import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

const PROTECTION = /prote[çc][ãa]o/i;
const ULTRAVIOLET = /\bUV/i;
const LENS = /^lentes?$/i;
const CATEGORY = /^categoria (do filtro|da lente)$/i;

/**
 * What shoppers ask about sunglasses, from the product's features: 'Lente rosé polarizada, proteção UV400, categoria 3'.
 * '' for products whose features name no protection from ultraviolet light.
 */
export function sunLensFacts({ caracteristicas }: Pick<ProdutoDetalhe, 'caracteristicas'>): string {
  const rows = caracteristicas.flatMap(({ itens }) => itens);
  const textOf = (label: RegExp) => rows.find((row) => label.test(row.label.trim()))?.valor.trim() ?? '';
  const protection = textOf(PROTECTION);
  if (!ULTRAVIOLET.test(protection)) return '';
  const [lens, category] = [textOf(LENS), textOf(CATEGORY)];
  return [
    lens && `Lente ${lens.charAt(0).toLowerCase()}${lens.slice(1)}`,
    `${lens ? 'p' : 'P'}roteção ${protection}`,
    category && `categoria ${category}`,
  ]
    .filter(Boolean)
    .join(', ');
}
