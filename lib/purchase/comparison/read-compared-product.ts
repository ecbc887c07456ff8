import 'server-only';
import { isLastPiece } from '@/lib/catalog/card/availability';
import { cardPriceTexts, ratingOf } from '@/lib/catalog/card/card';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import type { SizedMeasurements } from '@/lib/catalog/product/frame-size';
import { isLooseLenses, takesLenses } from '@/lib/catalog/product/loose-lenses';
import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { type PurchaseOptions, purchaseOptions, purchaseState } from '@/lib/catalog/product/purchase-options';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { isStoreApiError } from '@/lib/platform/errors';
import { type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { Detalhe } from '@/lib/platform/schemas/page-content';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { cheapestLenses } from '@/lib/purchase/lens/cheapest-lenses';
import { lensGroups } from '@/lib/purchase/lens/options';
import { orderPrice } from '@/lib/purchase/lens/order-price';
import { formatBRL, toCents } from '@/lib/shared/money';
import type { ComparedColour, ComparedProduct, ComparedSize } from './compared-product';

type LensTexts = Pick<ComparedProduct, 'lenses' | 'cashWithLenses'>;

const oneText = (lenses: string): LensTexts => ({ lenses, cashWithLenses: lenses });

/**
 * Texts about the price of a frame with lenses, based on the frame's price. The cash price comes first
 * (A-96).
 */
function lensTexts(product: ProdutoDetalhe, orderPix: number) {
  const groups = takesLenses(product) ? lensGroups(product.personalizacoes) : [];
  const from = cheapestLenses(groups);
  return (frame: DisplayPrices | null): LensTexts => {
    if (groups.length === 0 || frame === null) return oneText('');
    if (from === null) return oneText('preço conforme as lentes');
    const { por, pix } = orderPrice(frame, (toCents(frame.por) + toCents(from)) / 100, orderPix);
    const lowest = `a partir de ${formatBRL(pix ?? por)}`;
    if (pix === null || pix >= por) return oneText(lowest);
    const cashWithLenses = `${lowest} no PIX`;
    return { lenses: `${cashWithLenses}, ou ${formatBRL(por)}`, cashWithLenses };
  };
}

/**
 * The part of a product's name after its brand; the whole name if that would be empty or the brand is not in
 * it.
 */
function modelOf({ nome, marca }: ProdutoDetalhe): string {
  const brand = marca?.nome ?? '';
  const at = brand === '' ? -1 : nome.indexOf(brand);
  return (at === -1 ? '' : nome.slice(at + brand.length).trim()) || nome;
}

type Purchase = { isBuyable: boolean; needsSize: boolean; isFrameAlone: boolean };

function purchaseOf({ isBuyable, needsSize, isFrameAlone }: Purchase): ComparedProduct['purchase'] {
  if (!isBuyable) return 'none';
  if (needsSize) return 'size';
  return isFrameAlone ? 'add' : 'lenses';
}

/** The sizes that can be bought directly, and those that are sold out. Empty if all sizes are sold out. */
function comparedSizes(
  options: PurchaseOptions,
  measured: readonly SizedMeasurements[],
  lensesFor: (frame: DisplayPrices) => LensTexts,
): ComparedProduct['sizes'] {
  if (options.sizes.length < 2) return [];
  const sizes = options.sizes.flatMap(({ id, label, estoque }): ComparedSize[] => {
    const { payload, precos } = purchaseState(options, id);
    const prices = displayPrices(precos);
    const isSoldOut = estoque <= 0;
    if (prices === null || (payload === null && !isSoldOut)) return [];
    const mm = measured.find((one) => one.id === id)?.mm ?? null;
    const texts = { prices: cardPriceTexts(prices), ...lensesFor(prices) };
    return [{ label, mm, ...texts, payload: isSoldOut ? null : payload }];
  });
  return sizes.some(({ payload }) => payload !== null) ? sizes : [];
}

const listsAbove = ({ breadcrumb }: Detalhe['estrutura'], productHref: string): string[] =>
  breadcrumbItems(breadcrumb).flatMap(({ href }) =>
    href === null || href === '/' || href === productHref ? [] : [href],
  );

function comparedColours({ atributos }: ProdutoDetalhe): ComparedColour[] {
  return (atributos.unico?.valores ?? [])
    .toSorted((a, b) => Number(b.selecionado) - Number(a.selecionado))
    .flatMap(({ label, imagem }) => (label === '' ? [] : [{ label, swatch: imagem }]));
}

/** The facts about a product that the comparison shows, from its page's data. */
function comparedProduct(
  href: string,
  { estrutura, conteudo: product }: Detalhe,
  orderPix: number,
): ComparedProduct {
  const { nome, status, precos, midias, caracteristicas } = product;
  const prices = status === 'disponivel' ? displayPrices(precos) : null;
  const measurements = readMeasurements(product) ?? [];
  const options = purchaseOptions(product);
  const { needsSize, payload } = purchaseState(options, options.startSize);
  const measured = measurements.find(({ id }) => id === options.startSize) ?? measurements[0];
  const isFrameAlone = payload !== null && prices !== null;
  const lensesFor = lensTexts(product, orderPix);
  const items = caracteristicas.flatMap(({ itens }) => itens);
  const featureOf = (name: RegExp) => items.find(({ label }) => name.test(label))?.valor ?? '';
  return {
    href,
    nome,
    model: modelOf(product),
    imagem: imageUrl(midias.imagens[0], 'medium', 'big'),
    largePicture: imageUrl(midias.imagens[0], 'big', 'medium'),
    prices: prices && cardPriceTexts(prices),
    isQuoted: status === 'sobConsulta',
    mm: measured?.mm ?? null,
    size: options.sizes.find(({ id }) => id === options.startSize)?.label ?? measured?.size ?? '',
    lists: listsAbove(estrutura, href),
    brand: product.marca?.nome ?? '',
    material: featureOf(/^material/i),
    weight: featureOf(/^peso/i),
    ...ratingOf(product),
    ...lensesFor(prices),
    sizes: prices === null ? [] : comparedSizes(options, measurements, lensesFor),
    payload: isFrameAlone ? payload : null,
    purchase: purchaseOf({ isBuyable: prices !== null, needsSize, isFrameAlone }),
    colours: comparedColours(product),
    isLastPiece: prices !== null && isLastPiece(product.estoque),
    isLooseLenses: currentStorefront().features.lenses && isLooseLenses(product),
    asksPrescription: product.personalizacoes.length > 0,
    mayTryOn: prices !== null && measured !== undefined && currentStorefront().features.tryOn,
  };
}

/**
 * A product to compare, from the same stored response as its page; null if it does not exist.
 * @param path path below the gateway, decoded: `comparison/` and the product's address
 * @param orderPix percent off whole orders with Pix; 0 for none
 * @throws StoreApiError if the platform fails
 */
export async function readComparedProduct(path: string, orderPix: number): Promise<ComparedProduct | null> {
  const href = encodeURI(path.slice(path.indexOf('/')));
  const page = await readProductPage(href).catch((error: unknown) => {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  });
  return page && comparedProduct(href, page, orderPix);
}
