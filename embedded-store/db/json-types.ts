/** A group of the product's technical sheet, as the platform answers it. */
export type Feature = {
  nome: string;
  visivelSite: boolean;
  itens: { id: number; label: string; valor: string }[];
};

/** Which products a landing page gathers; every given condition must hold. Prices in cents. */
export type LandingRule = {
  categorias?: number[];
  facetas?: number[];
  precoAte?: number;
  /** Minimum discount of `por` under `de`, whole percent. */
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
  /** Choices of later options that go with this one; empty means all of them. */
  segmentacao: { id: number; idPersonalizacao: number }[];
};

/** A lens option (a tab of the lens window); prices in cents. */
export type Personalization = {
  nome: string;
  descricao: string;
  tipo: 'select' | 'checkbox' | 'text' | 'upload';
  obrigatorio: 's' | 'n';
  multiplicarPreco: 's' | 'n';
  valores: PersonalizationValue[];
};
