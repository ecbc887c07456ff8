import { displayPrices } from '@/lib/money/prices';
import { audienceOf } from '@/lib/seo/audience';
import { validGtin13 } from '@/lib/seo/gtin';
import type { Produto } from '@/lib/store-api/schemas/produto';
import type { FeedCategory } from '@/lib/storefront/storefront';
import { element } from './xml';

const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_PICTURES = 10;
const MAX_MPN = 70;

const AVAILABILITY = { disponivel: 'in_stock', indisponivel: 'out_of_stock' } as const;

const brl = (reais: number) => `${reais.toFixed(2)} BRL`;
const cut = (text: string, max: number) => Array.from(text).slice(0, max).join('');

export function feedHead(shop: string, siteUrl: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    `<channel>${element('title', shop)}${element('link', siteUrl)}${element('description', `Produtos da ${shop}`)}`,
    '',
  ].join('\n');
}

export const FEED_TAIL = '</channel></rss>\n';

/** SCOPE-18: delivery is free across Brazil. */
const FREE_DELIVERY = `<g:shipping>${element('g:country', 'BR')}${element('g:price', brl(0))}</g:shipping>`;

/** Sibling colours share the smallest id among them, whichever of them is looked at. */
function groupOf({ id, atributos: { unico } }: Produto): string {
  const ids = (unico?.valores ?? []).flatMap(({ produto }) => (produto === null ? [] : [produto.id]));
  return ids.length > 1 ? String(Math.min(id, ...ids)) : '';
}

function colourOf({ atributos: { unico } }: Produto): string {
  return unico?.valores.find(({ selecionado }) => selecionado)?.label ?? '';
}

type Item = {
  produto: Produto;
  /** Absolute canonical address. */
  address: string;
  /** Plain text. */
  description: string;
  /** Name of the category the product was found in. */
  category: string;
  /** Numbers of Google's taxonomy for what this shop sells. */
  feedCategories: readonly FeedCategory[];
};

const numberOf = (words: string, categories: readonly FeedCategory[]) =>
  categories.find(({ called }) => called.test(words))?.number ?? '';

/**
 * One product of the Google Merchant feed; '' for what it may not hold: products without a public price or a
 * picture (B25). Prices are those of the page: `price` the old one when there is one, then `sale_price`.
 */
export function feedItem({ produto, address, description, category, feedCategories }: Item): string {
  const prices = displayPrices(produto.precos);
  const [picture, ...more] = produto.midias.imagens.map(({ arquivos }) => arquivos.zoom || arquivos.big);
  if (produto.status === 'sobConsulta' || prices === null || !picture) return '';
  const { por, parcela } = prices;
  const gtin = validGtin13(produto.ean) ?? '';
  const mpn = produto.mpn.trim();
  const audience = audienceOf(produto);
  // The page of a sold out product shows neither.
  const de = produto.status === 'disponivel' ? prices.de : null;
  const installment =
    produto.status === 'disponivel' && parcela !== null && parcela.parcelas > 1 && parcela.taxa === 0
      ? `<g:installment>${element('g:months', String(parcela.parcelas))}${element('g:amount', brl(parcela.valor))}</g:installment>`
      : '';
  return [
    '<item>',
    // By the number that events tell: ads show again what somebody has looked at only where the two agree.
    element('g:id', String(produto.id)),
    element('g:title', cut(produto.nome, MAX_TITLE)),
    element('g:description', cut(description || produto.nome, MAX_DESCRIPTION)),
    element('g:link', address),
    element('g:image_link', picture),
    ...more.slice(0, MAX_MORE_PICTURES).map((file) => element('g:additional_image_link', file)),
    element('g:availability', AVAILABILITY[produto.status]),
    element('g:price', brl(de ?? por)),
    element('g:sale_price', de === null ? '' : brl(por)),
    element('g:condition', 'new'),
    element('g:brand', produto.marca?.nome ?? ''),
    element('g:gtin', gtin),
    element('g:mpn', cut(mpn, MAX_MPN)),
    // Whether a branded product has a number is not known here, and a wrong "no" is worse than nothing.
    produto.marca === null && gtin === '' && mpn === '' ? element('g:identifier_exists', 'no') : '',
    element('g:item_group_id', groupOf(produto)),
    element('g:color', colourOf(produto)),
    element('g:gender', audience.gender),
    element('g:age_group', audience.age),
    element('g:product_type', category),
    element('g:google_product_category', numberOf(`${category} ${produto.nome}`, feedCategories)),
    installment,
    FREE_DELIVERY,
    '</item>\n',
  ].join('');
}
