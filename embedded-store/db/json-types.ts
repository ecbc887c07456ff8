/** A group of a product's technical sheet, in the platform's format. */
export type Feature = {
  nome: string;
  visivelSite: boolean;
  itens: { id: number; label: string; valor: string }[];
};

/**
 * A component of a kit that is sold as a product: a product in one of its sizes (0 for none), and its
 * quantity.
 */
export type Piece = { productId: number; sizeId: number; quantidade: number };

/** Which products a landing page shows: those that meet all given conditions. Prices are in cents. */
export type LandingRule = {
  categorias?: number[];
  facetas?: number[];
  precoAte?: number;
  /** Minimum discount from `de` to `por`, in whole percent. */
  descontoMinimo?: number;
  /** Whether only the newest models are shown. */
  lancamentos?: boolean;
};

/** A choice within a lens option. `valor` is `título|subtítulo`, `preco` is in cents. */
export type PersonalizationValue = {
  id: number;
  valor: string;
  preco: number;
  precoDefault: 's' | 'n';
  /** Values of later options that are compatible; all if empty. */
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
