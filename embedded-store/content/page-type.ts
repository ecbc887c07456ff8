/** An institutional page; `html` is '' where the storefront has a screen of its own. */
export type InstitutionalPage = {
  path: string;
  nome: string;
  /** Which side menu lists it; null for pages outside both. */
  grupo: 'institucional' | 'ajuda' | null;
  descricao: string;
  html: string;
  /** Steps between Home and the page. */
  parent?: string;
};

/** Builds a page; a page without `html` has a screen of its own in the storefront. */
export type PageOf = (
  path: string,
  nome: string,
  grupo: InstitutionalPage['grupo'],
  descricao: string,
  html?: string,
) => InstitutionalPage;
