import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/**
 * How the names of prescription lenses start. Contact lenses are excluded, because they are worn without a
 * frame.
 */
const NAME = /^lentes?\b(?! de contato)/iu;

type Named = Pick<ProdutoDetalhe, 'nome' | 'personalizacoes'>;

/** Whether a product's name is that of lenses, all that a line of the bag tells. */
export const isLensName = (nome: string): boolean => NAME.test(nome.trim());

/**
 * Whether a product is a pair of prescription lenses sold without a frame. At most, the platform takes the prescription
 * with the order.
 */
export const isLooseLenses = ({ nome, personalizacoes }: Named): boolean =>
  isLensName(nome) && personalizacoes.every(({ tipo }) => /^(?:upload|text)/i.test(tipo));

/** Whether a product is a frame for which lenses can be chosen, which is only possible on its page. */
export const takesLenses = (product: Named): boolean =>
  product.personalizacoes.length > 0 && !isLooseLenses(product);
