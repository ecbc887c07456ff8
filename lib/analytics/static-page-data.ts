import type { PageData } from '@/lib/catalog/page-view';

/** The `pagina` of a list with a single page. */
export const singlePage = (nome: string, secao: string, subsecao: string): PageData['pagina'] => ({
  nome,
  secao,
  subsecao,
  total: 1,
  atual: 1,
});

/** A text page, identified by its title. */
export function textPageData(title: string): PageData {
  return { pagina: singlePage(title, 'pagina-institucional', 'institucionais') };
}

/** The 404 page. */
export const notFoundPageData: PageData = { pagina: singlePage('Página não encontrada', '404', '404') };
