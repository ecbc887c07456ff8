import { reais } from '../../catalogue/pricing';
import type { PersonalizationRow } from '../../catalogue/reference';
import type { StoreContext } from '../../context';

const acceptedUploads = [{ id: 1, arquivosValidos: 'jpg,jpeg,png,webp', tamanho: 10, largura: 0, altura: 0 }];

/** Lens options of a product in tab order; prices in BRL, flags as the platform's `"s"`/`"n"`. */
export function personalizationShapes(ctx: StoreContext, conjunto: string | null) {
  return ctx.reference.personalizations.filter((p) => p.conjunto === conjunto).map(shape);
}

function shape({ id, dados }: PersonalizationRow) {
  return {
    id,
    nome: dados.nome,
    descricao: dados.descricao,
    valorMinimo: dados.obrigatorio === 's' ? 1 : 0,
    valorMaximo: 1,
    tipo: dados.tipo,
    obrigatorio: dados.obrigatorio,
    limitarValores: 's' as const,
    preco: 0,
    multiplicarPreco: dados.multiplicarPreco,
    valores: dados.valores.map((value) => ({
      id: value.id,
      valor: value.valor,
      preco: reais(value.preco),
      precoDefault: value.precoDefault,
      segmentacao: value.segmentacao.length > 0 ? { itens: value.segmentacao } : [],
      selecionado: false,
      quantidade: dados.multiplicarPreco === 's' ? 2 : 1,
    })),
    configuracaoUpload: dados.tipo === 'upload' ? acceptedUploads : [],
  };
}
