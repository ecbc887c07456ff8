import { wireProduct } from '@/lib/product/testing';
import { listagemSchema } from '@/lib/store-api/schemas/listagem';
import type { Speak } from '@/lib/store-api/testing/dialects';

type Given = {
  produtos?: number;
  total?: number;
  offset?: number;
  limit?: number;
  conteudo?: object;
  detalhes?: object;
  speak?: Speak;
};

const choice = (id: number, label: string, query: object, ativo = false) => ({
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
  speak = (answer) => answer,
}: Given = {}) {
  return listagemSchema.parse(
    speak({
      estrutura: { breadcrumb: [{ label: 'Home', url: 'https://loja' }, { label: 'Solar' }] },
      conteudo: {
        produtos: Array.from({ length: produtos }, (_, id) => wireProduct({ id, nome: `Armação ${id}` })),
        categoria: { id: 1, nome: 'Óculos de sol', descricao: '' },
        detalhes: {
          filtros: [
            {
              id: 1,
              nome: 'Formato',
              valores: [choice(1, 'Redondo', { filtro: '1' }), choice(2, 'Oval', {}, true)],
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
