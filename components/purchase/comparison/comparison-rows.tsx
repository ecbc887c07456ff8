import type { ReactNode } from 'react';
import { FrameOutline } from '@/components/catalog/product/frame-outline';
import { Price } from '@/components/ui/price';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import { type FrameMillimetres, frameSize } from '@/lib/catalog/product/frame-size';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import styles from './comparison.module.css';
import type { Compared } from './use-compared';

/** Space around the widest frame, in mm. */
const MARGIN = 9;

/** The frame from the front; all drawings in the table have the same scale. */
export function ScaledFrame({
  mm,
  widest,
  highest,
}: {
  mm: FrameMillimetres;
  widest: number;
  highest: number;
}) {
  const drawing = frameDrawing(mm);
  if (drawing === null) return '—';
  const left = (mm.frontWidth - widest) / 2 - MARGIN;
  const height = highest + 2 * MARGIN;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${left} ${drawing.top - MARGIN} ${widest + 2 * MARGIN} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <FrameOutline drawing={drawing} frontWidth={mm.frontWidth} />
    </svg>
  );
}

const millimetres = (value: number | null) => (value === null ? '' : `${value} mm`);

/** A compared property. */
export type Row = {
  name: string;
  cell: (product: ComparedProduct) => ReactNode;
  /** Text that tells whether products differ, if the cell is not only a text. */
  text?: (product: ComparedProduct) => ReactNode;
  /** A cell that spans all products. */
  isShared?: boolean;
};

/** P, M or G and the width of the front, also for frames whose sizes have other names: 'M · 130 mm'. */
export function sizeText({ size, mm }: ComparedProduct): string {
  return mm === null ? size : `${sizeLetter(size) ?? frameSize(mm.frontWidth)} · ${mm.frontWidth} mm`;
}

/** Only in a table in which some product takes lenses. */
export const LENSES: Row = {
  name: 'Preço com lentes de grau',
  cell: ({ lenses, prices }) => lenses || (prices ? 'Não recebe lentes de grau' : ''),
};

/** Only in a table in which some product has a rating. */
export const RATING: Row = {
  name: 'Avaliação',
  cell: ({ rating }) => rating && `${rating.average} de 5 (${rating.count})`,
};

/** Only in a table in which some product names its shape. */
export const SHAPE: Row = {
  name: 'Formato',
  cell: ({ mm }) => mm?.shape && mm.shape.charAt(0).toUpperCase() + mm.shape.slice(1),
};

export const MEASURES: Row[] = [
  { name: 'Frente', cell: ({ mm }) => mm && millimetres(mm.frontWidth) },
  { name: 'Lente', cell: ({ mm }) => mm && `${mm.lensWidth} × ${mm.lensHeight} mm` },
  { name: 'Ponte', cell: ({ mm }) => mm && millimetres(mm.bridge) },
  { name: 'Haste', cell: ({ mm }) => mm && millimetres(mm.temple) },
];

/** Whether a row has the same text for all products. */
export function isSame({ cell, text = cell }: Row, compared: readonly Compared[]): boolean {
  const [first, ...others] = compared.map(({ product }) => product && text(product));
  return (
    typeof first === 'string' && first !== '' && others.length > 0 && others.every((one) => one === first)
  );
}

export const colourNames = ({ colours }: ComparedProduct): string =>
  colours.map(({ label }) => label).join(', ');

/** Swatches of all colours, then their names. */
export function Colours(product: ComparedProduct): ReactNode {
  const swatches = product.colours.filter(({ swatch }) => swatch !== '');
  return (
    <>
      {swatches.length > 0 ? (
        <span className={styles.swatches} aria-hidden="true">
          {swatches.map(({ label, swatch }) => (
            <img key={label} src={swatch} alt="" width={16} height={16} loading="lazy" />
          ))}
        </span>
      ) : null}
      {colourNames(product) || '1 cor'}
    </>
  );
}

export function priceOf({ prices, isQuoted }: ComparedProduct): ReactNode {
  if (prices !== null) return <ComparedPrice {...prices} />;
  return isQuoted ? 'Sob consulta' : 'Indisponível';
}

/** Tells whether two prices differ. */
export const priceText = ({ prices }: ComparedProduct): string =>
  prices === null ? '' : `${prices.de} ${prices.amount}`;

function ComparedPrice({ de, amount, isPix }: NonNullable<ComparedProduct['prices']>) {
  return (
    <div className={styles.price}>
      <Price old={de} amount={amount} note={isPix ? 'à vista no PIX' : ''} />
    </div>
  );
}

/** Only in a table in which some product has such terms: a row of their own keeps the prices short. */
export const TERMS: Row = {
  name: 'Outras formas de pagar',
  cell: ({ prices }) => prices?.credit.replace(/^ou /, ''),
};
