import 'server-only';
import { breadcrumbItems, type Crumb } from '@/lib/catalog/hrefs';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { variantsOf } from '@/lib/catalog/product/sold-variants';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { creditText, displayPrices, freeShippingText } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { splitLabel } from '@/lib/purchase/lens/labels';
import { lensGroups } from '@/lib/purchase/lens/options';
import { valueCents } from '@/lib/purchase/lens/summary';
import { workingDaysText } from '@/lib/purchase/shipping';
import { formatBRL } from '@/lib/shared/money';
import { pageUrl } from '../catalog/product-shape';
import { AGENT_PATHS } from '../protocol/addresses';
import { richText } from './rich-text';
import { documentOf, escapeText, link, list, section, table } from './write';

const STATUS = { disponivel: 'Disponível', indisponivel: 'Esgotado', sobConsulta: 'Sob consulta' } as const;

/** The breadcrumb of a page, with the addresses of all steps except the last. */
export function breadcrumb(crumbs: readonly Crumb[]): string | null {
  const steps = crumbs.map(({ label, href }) =>
    href === null ? escapeText(label) : link(label, pageUrl(href)),
  );
  return steps.length > 0 ? steps.join(' › ') : null;
}

/** 'R$ 404,91 no Pix, ou R$ 449,90 em até 10x de R$ 44,99 sem juros' */
export function priceText(precos: Precos | null): string {
  const prices = displayPrices(precos);
  if (prices === null) return 'Sem preço';
  const { pix, por } = prices;
  const cash = pix === null ? formatBRL(por) : `${formatBRL(pix)} no Pix`;
  const credit = creditText(prices, true);
  return escapeText([cash, credit].filter(Boolean).join(', '));
}

function priceLines(product: ProdutoDetalhe): string | null {
  if (product.status === 'sobConsulta') return list(['Preço: sob consulta']);
  const prices = displayPrices(product.precos);
  const old = prices?.de != null && product.status === 'disponivel' ? `Antes: ${formatBRL(prices.de)}` : '';
  return list(
    [
      `Preço: ${prices === null ? 'sem preço' : formatBRL(prices.por)}`,
      prices?.pix == null ? '' : `À vista no Pix: ${formatBRL(prices.pix)}`,
      prices === null ? '' : escapeText(creditText(prices, true)),
      old,
      `Situação: ${STATUS[product.status]}`,
      product.marca === null ? '' : `Marca: ${escapeText(product.marca.nome)}`,
      product.sku === '' ? '' : `Código: ${escapeText(product.sku)}`,
    ].filter(Boolean),
  );
}

function sizesSection(product: ProdutoDetalhe): string | null {
  const isOffered = product.status !== 'sobConsulta';
  const rows = variantsOf(product).map(({ id, label, precos, isAvailable, payload }) => {
    const prices = displayPrices(precos);
    return [
      label === '' ? 'Único' : escapeText(label),
      isOffered && prices !== null ? formatBRL(prices.por) : 'Sob consulta',
      isAvailable ? 'Disponível' : 'Esgotado',
      `\`${id}\``,
      payload === null
        ? ''
        : link('Pôr na sacola', `${serverConfig().siteUrl}${AGENT_PATHS.permalink}/${id}:1`),
    ];
  });
  return section('Tamanhos', table(['Tamanho', 'Preço', 'Estoque', 'Código para agentes', 'Comprar'], rows));
}

function measurementsSection(product: ProdutoDetalhe): string | null {
  if (!currentStorefront().features.measurements) return null;
  const rows = (readMeasurements(product) ?? []).map(({ size, mm }) => [
    size === '' ? 'Único' : escapeText(size),
    ...[mm.frontWidth, mm.lensWidth, mm.lensHeight, mm.bridge].map((value) => `${value} mm`),
    mm.temple === null ? '' : `${mm.temple} mm`,
  ]);
  const head = ['Tamanho', 'Largura da frente', 'Largura da lente', 'Altura da lente', 'Ponte', 'Haste'];
  return section('Medidas', table(head, rows));
}

function lensSection(product: ProdutoDetalhe): string | null {
  const rows = lensGroups(product.personalizacoes).flatMap((group) =>
    group.valores.map((value) => {
      const { title, subtitle } = splitLabel(value.valor);
      const cents = valueCents(group, value);
      const price = cents === 0 ? 'sem custo' : `mais ${formatBRL(cents / 100)}`;
      return [escapeText(group.nome), escapeText([title, subtitle].filter(Boolean).join(', ')), price];
    }),
  );
  return section(
    'Lentes com grau, escolhidas na página do produto',
    table(['Etapa', 'Opção', 'Preço'], rows),
  );
}

function coloursSection({ atributos: { unico } }: ProdutoDetalhe): string | null {
  const items = (unico?.valores ?? []).map(({ label, rota, selecionado }) => {
    if (selecionado || !rota?.path) return `${escapeText(label)}${selecionado ? ' (esta)' : ''}`;
    return link(label, pageUrl(rota.path));
  });
  return section('Cores', list(items));
}

function featuresSection({ caracteristicas }: ProdutoDetalhe): string | null {
  const items = caracteristicas.flatMap(({ itens }) =>
    itens
      .filter(({ label, valor }) => label !== '' && valor !== '')
      .map(({ label, valor }) => `${escapeText(label)}: ${escapeText(valor)}`),
  );
  return section('Características', list(items));
}

function deliverySection(): string | null {
  const { freeShippingFrom, laboratoryDays, copy } = currentStorefront();
  const free = freeShippingFrom === null ? [] : [freeShippingText(freeShippingFrom)];
  const laboratory =
    laboratoryDays === 0
      ? []
      : [`Lentes com grau: até ${workingDaysText(laboratoryDays)} de laboratório antes do envio`];
  return section('Entrega', list([...free, ...laboratory, ...copy.lensPromises.map(escapeText)]));
}

/** A product page in Markdown, from the same read as the HTML page and with the same facts. */
export function productMarkdown({ estrutura, conteudo: product }: Detalhe, path: string): string {
  const { siteUrl } = serverConfig();
  const { curta, longa } = product.descricoes;
  const { avaliacao } = product;
  const pieces = product.produtos.map(({ nome, quantidade, rota }) => {
    const name = rota?.path ? link(nome, pageUrl(rota.path)) : escapeText(nome);
    return quantidade > 1 ? `${quantidade} × ${name}` : name;
  });
  return documentOf([
    `# ${escapeText(product.nome)}`,
    breadcrumb(breadcrumbItems(estrutura.breadcrumb)),
    priceLines(product),
    sizesSection(product),
    measurementsSection(product),
    section('O que vem no conjunto', list(pieces)),
    lensSection(product),
    coloursSection(product),
    section('Descrição', richText(longa || curta, siteUrl)),
    featuresSection(product),
    deliverySection(),
    avaliacao !== null && avaliacao.quantidade > 0
      ? section(
          'Avaliações',
          `Nota ${avaliacao.media.toFixed(1).replace('.', ',')} de 5, de ${avaliacao.quantidade === 1 ? '1 avaliação' : `${avaliacao.quantidade} avaliações`}`,
        )
      : null,
    link('Página do produto', pageUrl(path)),
  ]);
}
