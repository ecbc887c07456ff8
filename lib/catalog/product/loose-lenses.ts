import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/**
 * How the names of prescription lenses start. Contact lenses are excluded, because they are worn without a
 * frame.
 */
const NAME = /^lentes?\b(?! de contato)/iu;

/**
 * Whether a product is a pair of prescription lenses sold without a frame. The platform asks for neither
 * frame nor prescription when such a product is bought.
 */
export const isLooseLenses = ({
  nome,
  personalizacoes,
}: Pick<ProdutoDetalhe, 'nome' | 'personalizacoes'>): boolean =>
  NAME.test(nome.trim()) && personalizacoes.length === 0;
