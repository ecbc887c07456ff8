import type { productSizes, products } from '../../db/catalogue-tables';
import type { FrameSpec } from '../images/frame-spec';
import { fold, slugify, splitWords } from '../text';
import { categories, categoryAt, listingCategories } from './categories';
import { ean13, sku } from './codes';
import { describeFrame, describeLens, type ProductTexts } from './describe-product';
import { colourFamilyOf, materials, sizeFacetIds } from './facets';
import { type Family, family, isSoldWithLenses } from './family';
import { LOOSE_LENSES } from './personalizations';
import { framePrice, lensPrice, type Price } from './prices';
import { itemAt } from './random';
import { drawnSize, frameSizes, sizeChart } from './sizes';
import { productStock, type Status, sizeRows } from './stock';

/** Keys of a product's seals (`selos`), at most three; content/seals.ts defines what they look like. */
function sealsFor(facts: {
  model: Family;
  desconto: number;
  lancamento: number;
  estoque: number;
  status: Status;
}): string[] {
  const { model, desconto, lancamento, estoque, status } = facts;
  const seals = [
    desconto > 0 && status === 'disponivel' ? 'desconto' : '',
    lancamento > 8800 ? 'lancamento' : '',
    estoque === 1 && status === 'disponivel' ? 'ultima' : '',
    model.kind !== 'lens' && model.sun?.polarized ? 'polarizado' : '',
    model.brand.nacional && model.index % 3 === 1 ? 'brasil' : '',
  ];
  return seals.filter(Boolean).slice(0, 3);
}

/** Eyewear is always drawn, so a product has a frameSpec. */
export type ProductRow = typeof products.$inferInsert & { frameSpec: FrameSpec };
export type SizeRow = typeof productSizes.$inferInsert;
export type CatalogueEntry = { product: ProductRow; sizes: SizeRow[] };

const plans = ['sem-juros', 'misto', 'com-juros', 'desconto', 'sem-juros', 'misto'] as const;
const imageCounts = [4, 5, 4, 9, 5, 4];
const lensImageCounts = [4, 5];
// An openly licensed video (Big Buck Bunny, Blender Foundation) in place of a product video.
const demoVideo = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** The first `count` products of the generated catalogue, always the same. */
export function* catalogueEntries(count: number): Generator<CatalogueEntry> {
  let id = 1;
  for (let index = 0; id <= count; index++) {
    const model = family(index);
    const price = familyPrice(model);
    for (let colour = 0; colour < model.coloursCount && id <= count; colour++) {
      yield entry(id, model, colour, price);
      id++;
    }
  }
}

/** Models that cost less than their brand's price level. */
const reducedPrices: Record<number, Price> = { 20: { de: 46_900, por: 38_990 } };

function familyPrice(model: Family): Price {
  if (model.kind !== 'lens') {
    const price = framePrice(model.brand.tier, model.index, model.rng);
    return reducedPrices[model.index] ?? price;
  }
  const sum = model.lens.base + model.treatment.extra + model.refraction.extra;
  return lensPrice(sum, model.index, model.rng);
}

function entry(id: number, model: Family, colour: number, price: Price): CatalogueEntry {
  const { status, estoque } = productStock(id, model);
  const code = sku(model.brand.code, model.index + 1, colour + 1);
  const sizes = sizeRows(id, model, code, status, estoque, price);
  const frames = model.kind === 'lens' ? [] : frameSizes(model);
  const drawn = model.kind === 'lens' ? null : drawnSize(model);
  const shown =
    sizes.find((s) => s.label === drawn?.label && s.estoque > 0) ??
    sizes.find((s) => s.estoque > 0) ??
    sizes.find((s) => s.label === drawn?.label) ??
    sizes[0];
  const { precoDe, precoPor } =
    status === 'sobConsulta'
      ? { precoDe: 0, precoPor: 0 }
      : (shown ?? { precoDe: price.de, precoPor: price.por });
  const desconto = precoDe > precoPor ? Math.floor((1 - precoPor / precoDe) * 100) : 0;
  const described =
    model.kind === 'lens' ? describeLens(model, colour, code) : describeFrame(model, colour, code);
  const category = categoryAt(described.categoryPath);
  const lancamento = (id * 7919) % 10_007;
  const ean = id % 19 === 4 ? '' : ean13(id);
  const total = sizes.length > 0 ? sizes.reduce((sum, s) => sum + s.estoque, 0) : estoque;
  const product: ProductRow = {
    id,
    familiaId: model.index + 1,
    slug: slugify(described.nome),
    sku: code,
    ean,
    mpn: id % 3 === 0 ? '' : `${model.brand.code}-${model.index + 1}`,
    nome: described.nome,
    nomeOrdem: fold(described.nome),
    status,
    estoque: total,
    brandId: model.brand.id,
    categoryId: category.id,
    categorias: listingCategories(category),
    facetas:
      model.kind === 'lens'
        ? described.facetas
        : [
            ...described.facetas,
            ...sizeFacetIds((frames.length > 0 ? frames : [model]).map(({ measures }) => measures.front)),
          ],
    precoDe,
    precoPor,
    plano:
      status === 'disponivel' && !(model.kind === 'lens' && model.index % 20 === 3)
        ? itemAt(plans, model.index)
        : 'vazio',
    desconto,
    popularidade: popularity(id, status, model, colour),
    lancamento,
    cor: described.cor,
    corSlug: slugify(described.cor),
    curta: described.curta,
    longa: described.longa,
    caracteristicas: described.caracteristicas,
    tabelaMedida: sizeChart(frames),
    frameSpec: described.frameSpec,
    imagens: imageCount(id, model),
    video: id % 40 === 7 ? demoVideo : '',
    selos: sealsFor({ model, desconto, lancamento, estoque: total, status }),
    conjuntoLentes: lensSet(model),
    buscaTexto: searchText(model, colour, described, category.id, [
      code,
      code.replace('-', ''),
      ean,
      ...sizes.map((size) => size.sku),
    ]),
  };
  return { product, sizes };
}

function imageCount(id: number, { kind, index }: Family): number {
  if (id % 41 === 17) return 0;
  return id % 29 === 11 ? 1 : itemAt(kind === 'lens' ? lensImageCounts : imageCounts, index);
}

/** Greater than the position of a model's last colour. */
const MAX_COLOURS = 8;

/**
 * Products in stock come first, and of these one colour of each model, so that first pages show many models. Which
 * colour leads differs from model to model.
 */
function popularity(
  id: number,
  status: ProductRow['status'],
  { index, coloursCount }: Family,
  colour: number,
): number {
  const base = (id * 16_807) % 99_991;
  if (status !== 'disponivel' || id % 41 === 17) return base;
  return base + (MAX_COLOURS - ((colour + index) % coloursCount)) * 100_000;
}

/** Most optical frames can have lenses; the others are sold without. */
function lensSet(model: Family): string | null {
  if (model.kind === 'lens') return LOOSE_LENSES;
  if (!isSoldWithLenses(model)) return null;
  return model.index % 2 === 0 ? 'completo' : 'essencial';
}

function searchText(
  model: Family,
  colour: number,
  described: ProductTexts,
  categoryId: number,
  codes: readonly string[],
): string {
  const path = categories.filter((c) => categoryId === c.id).map((c) => c.nome);
  const material =
    model.kind === 'lens' ? '' : `${materials[model.material]} ${model.shape.label} ${model.audience.label}`;
  // The colour family is also a filter value, so a search for its name must find the frame too.
  const colourFamily = model.kind === 'lens' ? '' : colourFamilyOf(model.colours[colour] ?? '');
  const otherName = model.kind === 'lens' ? '' : (model.shape.searchedAs ?? '');
  const sun = model.kind !== 'lens' && model.sun?.polarized ? 'polarizado polarizada' : '';
  const kind = model.kind === 'frame' ? 'armação óculos de grau' : '';
  const text = [
    described.nome,
    model.brand.nome,
    ...path,
    material,
    otherName,
    described.cor,
    colourFamily,
    sun,
    kind,
    ...codes,
  ];
  return splitWords(text.join(' ')).join(' ');
}
