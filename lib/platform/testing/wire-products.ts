/** Products in the platform's format, for tests. Each part can be overridden. */

export const route = (path: string) => ({ name: 'x', route: path, path, params: [], query: [] });

const wireInstalments = [
  { parcelas: 1, valorParcela: 404.91, valorTotal: 404.91, taxa: -10, exibirTaxa: true },
  { parcelas: 10, valorParcela: 44.99, valorTotal: 449.9, taxa: 0, exibirTaxa: false },
  { parcelas: 12, valorParcela: 41.5, valorTotal: 498, taxa: 2.99, exibirTaxa: true },
];

export const wirePrices = {
  de: 599.9,
  por: 449.9,
  vista: 404.91,
  descontoVista: 10,
  parcelamento: wireInstalments,
};

/** A line of a ready cart payload. */
export const wireCartLine = (idProduto: string, idAtributoSimples = '0') => ({
  idProduto,
  idAtributoSimples,
  idUnidadeVenda: '0',
  idArmazem: '0',
  quantidade: '1',
  adicional: '',
  parametros: '',
});

const wireCart = (idAtributoSimples?: string) => ({
  tipo: 'produto',
  url: 'https://loja/checkout/carrinho?add=7',
  itens: [wireCartLine('7', idAtributoSimples)],
});

export const wirePicture = (index: number) => ({
  label: `Foto ${index}`,
  arquivos: {
    small: `https://loja/s_${index}.webp`,
    medium: `https://loja/m_${index}.webp`,
    big: `https://loja/b_${index}.webp`,
    zoom: `https://loja/${index}.webp`,
  },
});

/** A text seal at the lower right. */
export const wireSeal = (id: number, label: string, given: object = {}) => ({
  id,
  nome: label,
  label,
  imagem: '',
  posicao: { x: 'right', y: 'bottom' },
  cores: { texto: '#ffffff', selo: '#7a1f1f' },
  ...given,
});

export const wireSize = (id: number, given: object = {}) => ({
  id,
  idAtributoValor: id,
  label: String(id),
  estoque: 4,
  selecionado: false,
  precos: wirePrices,
  carrinho: wireCart(String(id)),
  ...given,
});

export const wireColour = (id: number, label: string, given: object = {}) => ({
  idAtributoValor: id,
  label,
  imagem: `https://loja/cor-${id}.svg`,
  selecionado: false,
  produto: { id, estoque: 2, status: 'disponivel', midias: [] },
  rota: route(`/armacao-${id}.html`),
  ...given,
});

export function wireProduct(given: object = {}) {
  return {
    id: 7,
    nome: 'Armação Serra',
    sku: 'SER-7',
    status: 'disponivel',
    estoque: 5,
    marca: { id: 1, nome: 'Alba', rota: route('/marcas/alba') },
    precos: wirePrices,
    atributos: [],
    carrinho: wireCart(),
    personalizacoes: [],
    descricoes: [],
    filtros: [],
    selos: [],
    midias: { imagens: [wirePicture(1), wirePicture(2)] },
    rota: route('/armacao-serra.html'),
    ...given,
  };
}
