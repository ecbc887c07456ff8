import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import { freeShippingText } from '@/lib/platform/prices';
import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import { documentOf, escapeText, link, list, section } from '../markdown/write';
import { AGENT_PATHS } from '../protocol/addresses';
import { extensionName } from '../protocol/extension';
import { AgentProblem } from '../protocol/problem';
import { UCP_VERSION } from '../protocol/version';
import { problemResponse } from './agent-responses';

const MAX_LINKS = 60;

/** Entries of a menu and their children, as links to pages of this shop; each address once. */
function menuItems(menu: readonly ItemDeMenu[], siteUrl: string): string[] {
  const links = new Map<string, string>();
  const collect = (items: readonly ItemDeMenu[], parent: string) => {
    for (const { label, rota, sub } of items) {
      const name = parent === '' ? label : `${parent}: ${label}`;
      const isPage = rota?.path && Object.keys(rota.query).length === 0;
      if (isPage && label !== '' && !links.has(rota.path ?? '')) links.set(rota.path ?? '', name);
      collect(sub, name);
    }
  };
  collect(menu, '');
  return [...links].slice(0, MAX_LINKS).map(([path, label]) => link(label, `${siteUrl}${path}`));
}

function facts(): string[] {
  const { freeShippingFrom, company, contact, copy } = currentStorefront();
  return [
    'Preços em reais (BRL). O preço no Pix e as parcelas estão em cada página.',
    freeShippingFrom === null ? '' : `${freeShippingText(freeShippingFrom)}.`,
    copy.lensPromises.map(escapeText).join('. '),
    company === null ? '' : escapeText(`Vendido por ${company.legalName}, CNPJ ${company.cnpj}.`),
    contact.email === null ? '' : escapeText(`E-mail: ${contact.email}`),
    contact.phone === null ? '' : escapeText(`Telefone: ${contact.phone.label}`),
  ].filter(Boolean);
}

/** The eyewear filters, if the shop has them. */
function eyewearFilters(siteUrl: string): string[] {
  const name = extensionName(siteUrl);
  if (name === null || !currentStorefront().features.measurements) return [];
  const example = { filters: { [name]: { shape: 'Redondo', colour: 'Preto', face_width_mm: 138 } } };
  return [
    `Filtros de óculos na busca: \`${JSON.stringify(example)}\`, também com \`material\` e \`size\`. \`face_width_mm\` é a largura do rosto: \`variants\` traz só os tamanhos que servem, o mais próximo primeiro. Um valor desconhecido é respondido com os aceitos; um nome desconhecido é recusado com o mais parecido.`,
  ];
}

function howTo(siteUrl: string): string[] {
  const { rest, mcp, profile, permalink } = AGENT_PATHS;
  return [
    'Cada página de produto, lista, kit e ajuda existe em Markdown: peça com `Accept: text/markdown` ou ponha `.md` no fim do endereço.',
    `Busca em HTML ou Markdown: \`${siteUrl}/busca?busca=palavras\``,
    `Agentes de compra: Universal Commerce Protocol ${UCP_VERSION}, ${link('perfil', `${siteUrl}${profile}`)}. REST em \`${siteUrl}${rest}\` (POST /catalog/search, /catalog/lookup, /catalog/product, /carts), MCP em \`${siteUrl}${mcp}\`.`,
    `Cada pedido leva o cabeçalho \`UCP-Agent: profile="https://…"\` com o endereço público do perfil do agente, e \`Content-Type: application/json\`.`,
    `Corpo de uma busca: \`{"query": "redondo", "filters": {"price": {"max": 40000}}}\`, com preços em centavos. Corpo de um carrinho: \`{"line_items": [{"item": {"id": "código"}, "quantity": 1}]}\`; até 10 de cada código; a resposta traz \`continue_url\`, que a pessoa abre para conferir e pagar.`,
    'Cada tamanho tem o seu preço, e `price_range` vai do menor ao maior. Em `variants`, a busca traz os tamanhos que passam nos filtros, o de preço inclusive; /catalog/lookup traz um só, o pedido ou o principal; /catalog/product traz todos, com preço, disponibilidade e medidas. Uma busca sem palavras percorre as listas do menu: uma página seguinte pode repetir um produto que está em duas delas.',
    ...eyewearFilters(siteUrl),
    `Sem protocolo nenhum: \`${siteUrl}${permalink}/{código}:{quantidade},{código}:{quantidade}\` abre uma página que pede um toque à pessoa e põe os produtos na sacola dela. Os códigos estão nas páginas de produto em Markdown.`,
    'Só a pessoa confirma a sacola e paga. Lentes com grau são escolhidas na página do produto.',
  ];
}

async function guide(): Promise<string> {
  const { siteUrl } = serverConfig();
  const [name, main, footer] = await Promise.all([
    readShopName(),
    readMenuOf('menu-principal'),
    readMenuOf('links-rodape'),
  ]);
  return documentOf([
    `# ${escapeText(name)}`,
    `> ${escapeText(currentStorefront().copy.homeDescription)}`,
    list(facts()),
    section('Como ler e comprar', list(howTo(siteUrl))),
    section('Categorias', list(menuItems(main, siteUrl))),
    section('Ajuda e regras', list(menuItems(footer, siteUrl))),
    section(
      'Catálogo inteiro',
      list([
        link('Mapa do site', `${siteUrl}/sitemap.xml`),
        link('Produtos em JSON Lines', `${siteUrl}/feed/assistentes.jsonl`),
        link('Produtos para o Google Merchant', `${siteUrl}/feed/google.xml`),
      ]),
    ),
  ]);
}

/** llms.txt: describes the shop, how to read it and how to buy. */
export async function guideResponse(): Promise<Response> {
  if (!serverConfig().agents) return problemResponse(new AgentProblem('not_found', 'There is nothing here.'));
  return new Response(await guide(), {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
