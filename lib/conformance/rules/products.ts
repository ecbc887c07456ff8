import { displayPrices } from '@/lib/platform/prices';
import type { ListaDetalhe } from '@/lib/platform/schemas/kit';
import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { type RuleReport, reportEach } from './rule';

/** A product in listings and on its page; `detail` is null if the page could not be read. */
export type Sample = { card: Produto; detail: ProdutoDetalhe | null };

const addressOf = ({ card }: Sample) => card.rota?.path ?? `product ${card.id}`;

const isBuyable = ({ status }: Pick<Produto, 'status'>) => status === 'disponivel';

/** The price that shoppers pay, in cents; null without one. */
function payable(product: Pick<Produto, 'precos'>): number | null {
  const prices = displayPrices(product.precos);
  return prices && Math.round(prices.por * 100);
}

function priceProblem(sample: Sample): string | null {
  const { card, detail } = sample;
  const onCard = payable(card);
  if (onCard === null) return `${addressOf(sample)} can be bought, but has no price above 0 in its listing`;
  if (detail === null || !isBuyable(detail)) return null;
  const onPage = payable(detail);
  if (onPage === null) return `${addressOf(sample)} can be bought, but has no price above 0 on its page`;
  // A size may have its own price, and then the page shows that first.
  const sizes = detail.atributos.simples?.valores.map(payable) ?? [];
  if (onCard === onPage || sizes.includes(onCard)) return null;
  return `${addressOf(sample)} costs ${onCard / 100} in its listing and ${onPage / 100} on its page`;
}

function nameProblem(sample: Sample): string | null {
  const { card, detail } = sample;
  if (card.nome === '') return `${addressOf(sample)} has no name in its listing`;
  return detail?.nome === '' ? `${addressOf(sample)} has no name on its page` : null;
}

const hasStock = (product: Pick<ProdutoDetalhe, 'estoque' | 'atributos'>) =>
  product.estoque > 0 || product.atributos.simples?.valores.some(({ estoque }) => estoque > 0) === true;

function stockProblem(sample: Sample): string | null {
  const { card, detail } = sample;
  if (detail === null) return null;
  if (card.status !== detail.status)
    return `${addressOf(sample)} is ${card.status} in its listing and ${detail.status} on its page`;
  if (isBuyable(card) && card.estoque > 0 && !hasStock(detail))
    return `${addressOf(sample)} has a stock of ${card.estoque} in its listing and none on its page`;
  return null;
}

function sameNameProblem(samples: readonly Sample[]): string | null {
  const names = new Set(samples.map(({ card }) => card.nome).filter((name) => name !== ''));
  const [name] = names;
  return names.size === 1 && samples.length > 3 ? `all ${samples.length} products are called ${name}` : null;
}

/** Checks that an available kit, or one of its pieces, has a price; `kit` is null without kits. */
export function checkKit(kit: ListaDetalhe['conteudo'] | null): RuleReport {
  const isPriced = kit !== null && [kit, ...kit.produtos].some((one) => payable(one) !== null);
  const problem = isPriced || !kit ? null : `${kit.rota?.path ?? kit.nome} can be bought, but has no price`;
  return reportEach(
    'A kit that can be bought has a price above 0',
    'kits',
    kit && isBuyable(kit) ? [problem] : [],
    (text) => text,
  );
}

/** Checks name, price and pictures of products, and that a page agrees with its listing. */
export function checkProducts(samples: readonly Sample[]): RuleReport[] {
  const buyable = samples.filter(({ card }) => isBuyable(card));
  return [
    reportEach(
      'Every product that can be bought has one price above 0',
      'product pages',
      buyable,
      priceProblem,
    ),
    reportEach('Every product has a name', 'product pages', samples, nameProblem),
    reportEach(
      'Products have different names',
      'listings',
      samples.length > 3 ? [samples] : [],
      sameNameProblem,
    ),
    reportEach(
      'Listing and page agree whether a product is in stock',
      'product pages',
      samples,
      stockProblem,
    ),
  ];
}
