import { listagemSchema } from '@/lib/platform/schemas/listing';
import type { Encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';

type Overrides = {
  produtos?: number;
  total?: number;
  offset?: number;
  limit?: number;
  conteudo?: object;
  detalhes?: object;
  encode?: Encode;
};

const wireValue = (id: number, label: string, query: object, ativo = false) => ({
  id,
  label,
  ativo,
  rota: { query },
});

const wireOrder = (label: string, atual = false) => ({
  label,
  atual,
  rota: { query: { order: label } },
});

/** A listing as the platform sends it, parsed; for tests. */
export function sampleListing({
  produtos = 3,
  total = produtos,
  offset = 0,
  limit = 12,
  conteudo,
  detalhes,
  encode = (response) => response,
}: Overrides = {}) {
  return listagemSchema.parse(
    encode({
      estrutura: { breadcrumb: [{ label: 'Home', url: 'https://loja' }, { label: 'Solar' }] },
      conteudo: {
        produtos: Array.from({ length: produtos }, (_, id) => wireProduct({ id, nome: `Armação ${id}` })),
        categoria: { id: 1, nome: 'Óculos de sol', descricao: '' },
        detalhes: {
          filtros: [
            {
              id: 1,
              nome: 'Formato',
              valores: [wireValue(1, 'Redondo', { filtro: '1' }), wireValue(2, 'Oval', {}, true)],
            },
          ],
          ordenacao: [wireOrder('Popularidade', true), wireOrder('Menor Preço')],
          ...detalhes,
        },
        ...conteudo,
      },
      info: { total, exibindo: produtos, offset, limit },
    }),
  );
}
