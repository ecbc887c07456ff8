import type { Instalment } from '../catalogue/pricing';

/** The parts of responses that the contract tests read. */
export type Rota = { name: string; route?: string; path?: string; params: unknown; query: unknown };
export type Value = {
  id: number;
  idAtributoValor: number;
  label: string;
  sku: string;
  estoque: number;
  selecionado: boolean;
  precos: { de: number; por: number; parcelamento: Instalment[] };
  carrinho: Payload | [];
  rota: Rota;
  url: string;
  produto: { id: number; status: string };
};
export type Payload = { hash: string; url: string; tipo: string; itens: Record<string, string>[] };
export type Attributes = { unico?: { valores: Value[] }; simples?: { valores: Value[] } } | [];
export type Personalization = {
  id: number;
  nome: string;
  tipo: string;
  obrigatorio: string;
  multiplicarPreco: string;
  valores: {
    id: number;
    valor: string;
    preco: number;
    segmentacao: { itens: { id: number; idPersonalizacao: number }[] } | [];
  }[];
};
export type Card = {
  id: number;
  nome: string;
  sku: string;
  status: string;
  estoque: number;
  descricoes: Record<string, string>;
  marca: { id: number; nome: string };
  avaliacao: { media: number; quantidade: number };
  precos: { de: number; por: number; vista: number; parcelamento: Instalment[] };
  atributos: Attributes;
  carrinho: Payload | [];
  personalizacoes: Personalization[];
  filtros: { idValor: number; nome: string; label: string; imagem: string }[];
  selos: { tipo: string; imagem: string; label: string; posicao: { x: string; y: string } }[];
  midias: { imagens: { label: string; arquivos: Record<string, string> }[] };
  rota: Rota;
  url: string;
};
export type Choice = {
  id: number;
  label: string;
  ativo: boolean;
  quantidade: number;
  rota: Rota;
  url: string;
};
export type Listing = {
  estrutura: {
    nivel: string;
    seo: Record<string, unknown>;
    breadcrumb: { label: string; atual: boolean; url: string; rota: Rota }[];
  };
  conteudo: {
    produtos: Card[];
    listas: { id: number; nome: string; tipo: string; rota: Rota }[];
    busca?: { texto: string; sugestao: string[] };
    categoria?: { id: number; nome: string; descricao: string };
    detalhes: {
      filtros: { id: number; nome: string; valores: Choice[] }[];
      atributos: { id: number; nome: string; valores: Choice[] }[];
      marcas: (Choice & { nome: string })[];
      filtrosPreco: {
        label: string;
        de: number;
        ate: number;
        ativo: boolean;
        quantidade: number;
        url: string;
      }[];
      ordenacao: { label: string; atual: boolean; rota: Rota; url: string }[];
      categorias: {
        atual: { nome: string; rota: Rota } | [];
        filhas: { nome: string; rota: Rota }[];
        irmas: { nome: string }[];
        niveisAnteriores: { nome: string }[];
      };
    };
  };
  info: {
    total: number;
    exibindo: number;
    offset: number;
    limit: number;
    filtros: unknown;
    prev: string;
    self: string;
    next: string;
  };
};
export type Detail = {
  estrutura: Listing['estrutura'];
  conteudo: Omit<Card, 'personalizacoes'> & {
    ean: string;
    mpn: string;
    descricoes: { curta: string; longa: string };
    caracteristicas: { nome: string; itens: { label: string; valor: string }[] }[];
    personalizacoes: Record<string, Personalization> | [];
    combinacoes: { id: number; produto: Card }[];
    categoria: { nivel: number; taxonomia: { nome: string }[] };
    avaliacao: { media: number; quantidade: number; avaliacoes: { nota: number }[] };
    video: { url: string } | [];
  };
};
export type CartItem = {
  nome: string;
  tipo: string;
  quantidade: number;
  imagem: string;
  precos: { precoDe: number; precoPor: number; total: number };
  hash: Record<string, number | string>;
  personalizacao: { nome: string; valor: string; preco: number }[];
};
export type Cart = {
  quantidadeItens: number;
  quantidadeTotal: number;
  mensagens: { tipo: string; mensagem: string }[];
  itens: CartItem[];
  subtotal:
    | {
        valor: number;
        descontoVista: { valor: number; porcentagem: number; desconto: number };
        parcelamento: Instalment[];
      }
    | [];
};
export type Failure = { error: string };
