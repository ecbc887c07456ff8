import type { ReactNode } from 'react';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Pagina } from '@/lib/store-api/schemas/paginas';
import { PageFrame } from './page-frame';
import { sideMenuGroups } from './side-menu-groups';

type Props = {
  pagina: Pagina;
  /** Path of this page, marked in the side menus. */
  path: string;
  /** The page's content, sanitised. */
  children: ReactNode;
};

/** Institutional page with its trail and its two side menus (INST-02, INST-15, INST-24). */
export function InstitutionalScreen({ pagina: { estrutura, conteudo }, path, children }: Props) {
  const title = conteudo.pagina.nome || 'Institucional';
  const trail = estrutura.breadcrumb.map(({ label, rota }) => ({ label, href: rotaHref(rota) }));
  const ownTrail = [
    { label: 'Home', href: '/' },
    { label: title, href: null },
  ];
  return (
    <PageFrame
      title={title}
      breadcrumb={trail.length > 0 ? trail : ownTrail}
      menus={sideMenuGroups(conteudo.menu)}
      currentPath={path}
    >
      {children}
    </PageFrame>
  );
}
