import type { ReactNode } from 'react';
import type { Crumb } from '@/components/ui/breadcrumb';
import type { Pagina } from '@/lib/platform/schemas/page-content';
import { PageFrame } from './page-frame';
import { toSideMenuGroups } from './side-menu';

type Props = {
  pagina: Pagina;
  /** The platform's side menus. */
  menu: Pagina['conteudo']['menu'];
  breadcrumb: readonly Crumb[];
  /** Path of this page, marked in the side menus. */
  path: string;
  /** Sanitised content. */
  children: ReactNode;
};

/** Page from the platform's CMS, with breadcrumb and side menus. */
export function CmsPageScreen({ pagina: { conteudo }, menu, breadcrumb, path, children }: Props) {
  const title = conteudo.pagina.nome || 'Institucional';
  return (
    <PageFrame title={title} breadcrumb={breadcrumb} menus={toSideMenuGroups(menu)} currentPath={path}>
      {children}
    </PageFrame>
  );
}
