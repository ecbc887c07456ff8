import 'server-only';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { serverConfig } from '@/lib/config/environment';
import { displayPrices } from '@/lib/platform/prices';
import type { ListaDetalhe } from '@/lib/platform/schemas/kit';
import type { ListagemDeListas } from '@/lib/platform/schemas/listing';
import { formatBRL } from '@/lib/shared/money';
import { pageUrl } from '../catalog/product-shape';
import { pageLinks } from './listing';
import { breadcrumb, priceText } from './product';
import { richText } from './rich-text';
import { documentOf, escapeText, link, list, section } from './write';

/** A kit in Markdown: its products, and its price if it has one. */
export function kitMarkdown({ estrutura, conteudo: kit }: ListaDetalhe, path: string): string {
  const items = kit.produtos.map(({ nome, quantidade, precos, status, rota }) => {
    const name = rota?.path ? link(nome, pageUrl(rota.path)) : escapeText(nome);
    const count = quantidade > 1 ? `${quantidade} × ` : '';
    const prices = displayPrices(precos);
    const price =
      status === 'disponivel' ? (prices === null ? '' : `: ${formatBRL(prices.por)}`) : ': esgotado';
    return `${count}${name}${price}`;
  });
  return documentOf([
    `# ${escapeText(kit.nome)}`,
    breadcrumb(breadcrumbItems(estrutura.breadcrumb)),
    kit.tipo === 'fechada'
      ? `Preço do conjunto: ${priceText(kit.precos)}`
      : 'Cada produto tem o seu preço e pode ficar de fora.',
    section('O que vem', list(items)),
    section('Descrição', richText(kit.descricoes.longa || kit.descricoes.curta, serverConfig().siteUrl)),
    link('Página do kit, onde se escolhem os tamanhos', pageUrl(path)),
  ]);
}

/** A page of the shop's kits in Markdown. */
export function kitIndexMarkdown(index: ListagemDeListas, page: ListingPage): string {
  const { estrutura, conteudo, info } = index;
  const entries = conteudo.listas.length > 0 ? conteudo.listas : conteudo.produtos;
  const items = entries.map(({ nome, rota, precos }) => {
    const name = rota?.path ? link(nome, pageUrl(rota.path)) : escapeText(nome);
    return displayPrices(precos) === null ? name : `${name}: ${priceText(precos)}`;
  });
  return documentOf([
    '# Kits',
    breadcrumb(breadcrumbItems(estrutura.breadcrumb)),
    `${info.total} ${info.total === 1 ? 'kit' : 'kits'}`,
    list(items),
    pageLinks(page, index),
  ]);
}
