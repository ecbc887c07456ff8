import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { limitMarkup } from '@/lib/shared/html/limit-markup';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { type Measurements, parseMeasurements, parseMillimetres } from './frame-measurements';
import { frameSize, type MeasurementsBySize, type SizedMeasurements } from './frame-size';
import { type LensShape, lensShape } from './lens-shapes';

const ROWS = { allowedTags: ['tr', 'th', 'td'], allowedAttributes: {}, nestingLimit: 40 };

/** The texts of the cells in every table row of the platform's HTML. A merged cell appears once. */
function tableRows(raw: string): string[][] {
  const [, ...rows] = sanitizeHtml(limitMarkup(raw), ROWS).split('<tr>');
  return rows.map((row) => {
    const [, ...cells] = row.split(/<t[hd]>/);
    return cells.map((cell) => htmlToText(cell));
  });
}

/** Headings of a size chart, as shops write them. */
const HEADINGS = {
  frontWidth: /front|largura total/i,
  bridge: /ponte/i,
  lensWidth: /horizontal|largura d[ae]s? lente|^lente$/i,
  lensHeight: /vertical|altura/i,
  temple: /haste/i,
} as const;

const nameOf = (label: string) => label.trim().toLowerCase();

/** A lens width or a letter: a single size with another name, such as 'Único', is named after the front's width. */
const SIZE_NAME = /^(?:\d{2}|[PMG])$/;

/** A number of millimetres, with or without its unit. */
const CELL = /^\d{1,3}(?:[.,]\d+)?\s*(?:mm)?$/i;

/** Measurements by the name of the size, from a chart with a size in each row; empty for any other chart. */
function parseSizeChart(html: string): Map<string, Measurements> {
  const [headings = [], ...rows] = html === '' ? [] : tableRows(html);
  const column = (key: keyof typeof HEADINGS) => headings.findIndex((text) => HEADINGS[key].test(text));
  const chart = new Map<string, Measurements>();
  for (const cells of rows) {
    const text = (key: keyof typeof HEADINGS) => {
      const cell = cells[column(key)] ?? '';
      if (!CELL.test(cell)) return '';
      return /mm$/i.test(cell) ? cell : `${cell} mm`;
    };
    const texts = {
      frontWidth: text('frontWidth'),
      bridge: text('bridge'),
      lensWidth: text('lensWidth'),
      lensHeight: text('lensHeight'),
    };
    const [frontWidth, bridge, lensWidth, lensHeight] = Object.values(texts).map(parseMillimetres);
    if (frontWidth == null || bridge == null || lensWidth == null || lensHeight == null) continue;
    const mm = { frontWidth, bridge, lensWidth, lensHeight, temple: parseMillimetres(text('temple')) };
    chart.set(nameOf(cells[0] ?? ''), { texts, mm });
  }
  return chart;
}

const isSame = (a: Measurements, b: Measurements) =>
  (['frontWidth', 'bridge', 'lensWidth', 'lensHeight'] as const).every((key) => a.mm[key] === b.mm[key]);

/** Whether numbered sizes, which shoppers read by their fronts, would have one name. */
const haveOneName = (sizes: readonly SizedMeasurements[]) =>
  sizes.every(({ size }) => /^\d+$/.test(size)) &&
  new Set(sizes.map(({ mm }) => mm.frontWidth)).size < sizes.length;

type Measured = Pick<ProdutoDetalhe, 'caracteristicas' | 'atributos' | 'descricoes' | 'filtros'>;

/** The shape named in the product's filters, otherwise in its features. */
function shapeOf({ filtros, caracteristicas }: Measured): LensShape | undefined {
  const features = caracteristicas
    .flatMap(({ itens }) => itens)
    .filter(({ label }) => /formato/i.test(label));
  const names = [...filtros.map(({ label }) => label), ...features.map(({ valor }) => valor)];
  return names.map(lensShape).find((shape) => shape !== undefined);
}

/**
 * Measurements of a frame by size; null for a product without measurements. The platform has one set for the
 * product, which comes first, and may have others in a size chart. The first set belongs to the size with the
 * same values in the chart, otherwise to the size that is named after the lens width.
 */
export function readMeasurements(product: Measured): MeasurementsBySize | null {
  const measured = readSizes(product);
  const shape = measured && shapeOf(product);
  if (!shape) return measured;
  const [first, ...others] = measured;
  const inShape = (one: SizedMeasurements) => ({ ...one, mm: { ...one.mm, shape } });
  return [inShape(first), ...others.map(inShape)];
}

function readSizes(product: Measured): MeasurementsBySize | null {
  const sizes = product.atributos.simples?.valores ?? [];
  const given = parseMeasurements(product.caracteristicas);
  if (sizes.length < 2) {
    if (given === null) return null;
    const [only] = sizes;
    const size = SIZE_NAME.exec(only?.label ?? '')?.[0] ?? frameSize(given.mm.frontWidth);
    return [{ ...given, id: only?.idAtributoValor ?? null, size }];
  }

  const chart = parseSizeChart(product.descricoes.tabelaMedida);
  const rows = sizes.flatMap(({ idAtributoValor: id, label: size }): SizedMeasurements[] => {
    const measurements = chart.get(nameOf(size));
    return measurements ? [{ ...measurements, id, size }] : [];
  });
  const charted = haveOneName(rows) ? [] : rows;
  if (given === null) {
    const shownId = sizes.find(({ selecionado }) => selecionado)?.idAtributoValor;
    const first = charted.find(({ id }) => id === shownId) ?? charted[0];
    return first ? [first, ...charted.filter((other) => other !== first)] : null;
  }
  const named = sizes.find(({ label }) => label === String(given.mm.lensWidth));
  const known = charted.find((one) => isSame(one, given)) ?? {
    id: named?.idAtributoValor ?? null,
    size: named?.label ?? '',
  };
  return [{ ...given, id: known.id, size: known.size }, ...charted.filter(({ id }) => id !== known.id)];
}
