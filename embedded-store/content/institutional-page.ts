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

/** Key figures at the start of a page: each with what it means. */
export const keyFigures = (...figures: readonly [figure: string, meaning: string][]): string =>
  `<dl>\n${figures.map(([figure, meaning]) => `<div><dt>${figure}</dt><dd>${meaning}</dd></div>`).join('\n')}\n</dl>`;

/** Creates a page. Without `html`, the storefront has its own version of the page. */
export type PageOf = (
  path: string,
  nome: string,
  grupo: InstitutionalPage['grupo'],
  descricao: string,
  html?: string,
) => InstitutionalPage;
