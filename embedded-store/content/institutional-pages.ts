import type { InstitutionalPage, PageOf } from './institutional-page';
import { aboutPages, bndesPage } from './pages-about';
import { helpPages } from './pages-help';

const page: PageOf = (path, nome, grupo, descricao, html = '') => ({ path, nome, grupo, descricao, html });

const screens: InstitutionalPage[] = [
  page(
    '/pagina/avaliacao-loja',
    'Avalie a loja',
    null,
    'Conte como foi a sua compra na Meridiano: avalie a experiência, o atendimento e ajude outras pessoas a escolher.',
  ),
  page(
    '/marcas',
    'Marcas',
    null,
    'Todas as marcas de óculos de grau, óculos de sol e lentes que você encontra na Meridiano, em ordem alfabética.',
  ),
];

/** Every institutional page by its path. */
export const institutionalPages: ReadonlyMap<string, InstitutionalPage> = new Map(
  [...aboutPages(page), ...helpPages(page), bndesPage(page), ...screens].map((entry) => [entry.path, entry]),
);

/** The two side menus, in the order of page responses. */
export const pageMenus = [
  { nome: 'Institucional', grupo: 'institucional' },
  { nome: 'Ajuda', grupo: 'ajuda' },
] as const;
