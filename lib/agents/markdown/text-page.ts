import 'server-only';
import { breadcrumbItems, titleBreadcrumb } from '@/lib/catalog/hrefs';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { faqQuestions } from '@/lib/content/questions/faq-questions';
import { opticalQuestions } from '@/lib/content/questions/optical-questions';
import type { Pagina } from '@/lib/platform/schemas/page-content';
import { pageUrl } from '../catalog/product-shape';
import { breadcrumb } from './product';
import { richText } from './rich-text';
import { documentOf, escapeText, link, list, section } from './write';

/** The questions that the shop adds to a page, as shown there. */
function questionsOf(path: string) {
  const storefront = currentStorefront();
  if (path === '/pagina/perguntas-frequentes') return faqQuestions(storefront);
  if (path !== '/pagina/ajuda-e-suporte') return [];
  return [...faqQuestions(storefront), ...(storefront.features.lenses ? opticalQuestions(storefront) : [])];
}

const answers = (path: string) =>
  questionsOf(path).map(({ question, answer, link: more }) =>
    section(
      question,
      [...answer.map(escapeText), ...(more ? [link(more.label, pageUrl(more.href))] : [])].join('\n\n'),
    ),
  );

/** An institutional or help page of the platform in Markdown. */
export function textPageMarkdown({ estrutura, conteudo }: Pagina, path: string): string {
  const title = conteudo.pagina.nome || estrutura.seo?.title || 'Página';
  const crumbs = breadcrumbItems(estrutura.breadcrumb);
  const menus = conteudo.menu.flatMap(({ paginas }) =>
    paginas.flatMap(({ nome, rota }) => (rota?.path ? [link(nome, pageUrl(rota.path))] : [])),
  );
  return documentOf([
    `# ${escapeText(title)}`,
    breadcrumb(crumbs.length > 0 ? crumbs : titleBreadcrumb(title)),
    richText(conteudo.pagina.descricao, serverConfig().siteUrl),
    ...answers(path),
    section('Veja também', list(menus)),
    link('Esta página na loja', pageUrl(path)),
  ]);
}
