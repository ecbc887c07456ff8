import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';

/** Words in the names that platforms give to lenses; contact lenses are worn without a frame. */
const NAME = /^lentes?\b(?! de contato)/iu;

/** Whether a product is prescription lenses alone, for which the platform asks neither a frame nor a prescription. */
export const isLooseLenses = ({
  nome,
  personalizacoes,
}: Pick<ProdutoDetalhe, 'nome' | 'personalizacoes'>): boolean =>
  NAME.test(nome.trim()) && personalizacoes.length === 0;
