/** A group of a product's technical sheet, in the platform's format. */
export type Feature = {
  nome: string;
  visivelSite: boolean;
  itens: { id: number; label: string; valor: string }[];
};

/** A component of a kit sold as a product: a product in one of its sizes (0 for none), and its quantity. */
export type Piece = { productId: number; sizeId: number; quantidade: number };

/** Products of a landing page; all given conditions must hold. Prices in cents. */
export type LandingRule = {
  categorias?: number[];
  facetas?: number[];
  precoAte?: number;
  /** Minimum discount from `de` to `por`, whole percent. */
  descontoMinimo?: number;
  /** Only the newest models. */
  lancamentos?: boolean;
};

/** One choice within a lens option; `valor` is `título|subtítulo`, `preco` in cents. */
export type PersonalizationValue = {
  id: number;
  valor: string;
  preco: number;
  precoDefault: 's' | 'n';
  /** Compatible values of later options; empty means all. */
  segmentacao: { id: number; idPersonalizacao: number }[];
};

/** A lens option (a step of the lens dialog); prices in cents. */
export type Personalization = {
  nome: string;
  descricao: string;
  tipo: 'select' | 'checkbox' | 'text' | 'upload';
  obrigatorio: 's' | 'n';
  multiplicarPreco: 's' | 'n';
  valores: PersonalizationValue[];
};
