import type { PageFacts } from './facts';

/** A page that is not one of several (TRACK-03). */
export const once = (nome: string, secao: string, subsecao: string): PageFacts['pagina'] => ({
  nome,
  secao,
  subsecao,
  total: 1,
  atual: 1,
});

/** A page of texts, by its title (TRACK-03). */
export function institutionalFacts(title: string): PageFacts {
  return { pagina: once(title, 'pagina-institucional', 'institucionais') };
}

/** The page that says that there is none (TRACK-03). */
export const notFoundFacts: PageFacts = { pagina: once('Página não encontrada', '404', '404') };
