import 'server-only';
import { breadcrumbItems, titleBreadcrumb } from '@/lib/catalog/hrefs';
import { serverConfig } from '@/lib/config/environment';
import type { Pagina } from '@/lib/platform/schemas/page-content';
import { pageUrl } from '../catalog/product-shape';
import { breadcrumb } from './product';
import { richText } from './rich-text';
import { documentOf, escapeText, link, list, section } from './write';

/** An institutional or help page of the platform for readers of Markdown. */
export function textPageMarkdown({ estrutura, conteudo }: Pagina, path: string): string {
  const title = conteudo.pagina.nome || estrutura.seo?.title || 'Página';
  const crumbs = breadcrumbItems(estrutura.breadcrumb);
  const menus = conteudo.menu.flatMap(({ paginas }) =>
    paginas.flatMap(({ nome, titulo, rota }) =>
      rota?.path ? [link(titulo || nome, pageUrl(rota.path))] : [],
    ),
  );
  return documentOf([
    `# ${escapeText(title)}`,
    breadcrumb(crumbs.length > 0 ? crumbs : titleBreadcrumb(title)),
    richText(conteudo.pagina.descricao, serverConfig().siteUrl),
    section('Veja também', list(menus)),
    link('Esta página na loja', pageUrl(path)),
  ]);
}
