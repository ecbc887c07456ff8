import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/** Words in the platforms' names of lenses; contact lenses are worn without a frame. */
const NAME = /^lentes?\b(?! de contato)/iu;

/**
 * Whether a product is prescription lenses without a frame, for which the platform asks for no frame and no
 * prescription.
 */
export const isLooseLenses = ({
  nome,
  personalizacoes,
}: Pick<ProdutoDetalhe, 'nome' | 'personalizacoes'>): boolean =>
  NAME.test(nome.trim()) && personalizacoes.length === 0;
