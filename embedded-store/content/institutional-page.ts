/** An institutional page; `html` is '' if the storefront has its own page. */
export type InstitutionalPage = {
  path: string;
  nome: string;
  /** The side menu that lists the page; null if none does. */
  grupo: 'institucional' | 'ajuda' | null;
  descricao: string;
  html: string;
  /** Path of the parent in the breadcrumb. */
  parent?: string;
};

/** Creates a page. Without `html`, the storefront has its own version of the page. */
export type PageOf = (
  path: string,
  nome: string,
  grupo: InstitutionalPage['grupo'],
  descricao: string,
  html?: string,
) => InstitutionalPage;
