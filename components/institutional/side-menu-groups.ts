import { rotaHref } from '@/lib/routing/shop-href';
import type { Pagina } from '@/lib/store-api/schemas/paginas';
import type { SideMenuGroup } from './side-menu';

/** The second menu is the help menu, whatever the platform calls it (INST-16). */
const HELP_TITLE = 'Ajuda';

/** Side menus of a page answer (INST-24); entries without a name or an address of this shop are left out. */
export function sideMenuGroups(menu: Pagina['conteudo']['menu']): SideMenuGroup[] {
  return menu.map(({ nome, paginas }, index) => ({
    title: index === 1 ? HELP_TITLE : nome || 'Sobre',
    links: paginas.flatMap((link) => {
      const href = rotaHref(link.rota);
      const label = link.nome || link.titulo;
      return href === null || label === '' ? [] : [{ label, href }];
    }),
  }));
}
