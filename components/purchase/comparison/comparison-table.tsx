'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { OwnMeasureLink } from '@/components/catalog/fit/own-measure-link';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { FrameOutline } from '@/components/catalog/product/frame-outline';
import { ProductTile } from '@/components/catalog/product/product-tiles';
import { textButton } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import { type FrameMillimetres, frameSize } from '@/lib/catalog/product/frame-size';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { ComparedActions, TryOnLink } from './compared-actions';
import styles from './comparison.module.css';
import { type Compared, productPath } from './use-compared';

/** As many products fit on a phone next to the names of the rows. */
const PAIR = 2;

/** Room around the widest frame, in mm. */
const MARGIN = 4;

/** The frame from the front; all drawings of the table have the same scale. */
function ScaledFrame({ mm, widest, highest }: { mm: FrameMillimetres; widest: number; highest: number }) {
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

/** Next to a single frame: where the second one comes from. */
function EmptySlot({ listHref }: { listHref: string }) {
  return (
    <td>
      <Link prefetch={false} className={styles.slot} href={listHref}>
        <span aria-hidden="true">+</span>
        Escolher outra armação
      </Link>
    </td>
  );
}

type HeadProps = Compared & { onRemove: (path: string) => void };

function ProductHead({ path, product, onRemove }: HeadProps) {
  const name = product?.nome ?? 'este produto';
  return (
    <th scope="col">
      {product === undefined ? <Skeleton shape="picture" /> : null}
      {product === null ? <p>Não encontramos este produto agora.</p> : null}
      {product ? <ProductTile {...product} /> : null}
      <div className={styles.ways}>
        {product ? <TryOnLink product={product} /> : null}
        <button className={textButton} type="button" onClick={() => onRemove(path)}>
          Remover<span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </th>
  );
}

const millimetres = (value: number | null) => (value === null ? '' : `${value} mm`);

type Row = {
  name: string;
  cell: (product: ComparedProduct) => ReactNode;
  /** One cell for all products. */
  isShared?: boolean;
};

/** P, M or G of every frame, so that sizes of other names can be compared: 'M (48)'. */
function sizeText({ size, mm }: ComparedProduct): string {
  if (mm === null || sizeLetter(size) !== null) return size;
  const letter = frameSize(mm.frontWidth);
  return size === '' ? letter : `${letter} (${size})`;
}

const MEASURES: Row[] = [
  { name: 'Tamanho', cell: sizeText },
  { name: 'Frente', cell: ({ mm }) => mm && millimetres(mm.frontWidth) },
  { name: 'Lente', cell: ({ mm }) => mm && `${mm.lensWidth} × ${mm.lensHeight} mm` },
  { name: 'Ponte', cell: ({ mm }) => mm && millimetres(mm.bridge) },
  { name: 'Haste', cell: ({ mm }) => mm && millimetres(mm.temple) },
];

type Props = {
  compared: readonly Compared[];
  onRemove: (path: string) => void;
  /** Gets the address of a compared product in the size that the shopper chooses. */
  onChooseSize: (href: string) => void;
  /** The list to choose another product from. */
  listHref: string;
};

/** Products side by side, a row for each thing they are compared by. */
export function ComparisonTable({ compared: asRead, onRemove, onChooseSize, listHref }: Props) {
  const own = useShopperMeasure();
  const compared = asRead.map(
    ({ path, product }): Compared => ({ path, product: product && inKeptSize(own?.measures, product, path) }),
  );
  const all = compared.flatMap(({ product }) => product?.mm ?? []);
  const widest = Math.max(...all.map(({ frontWidth }) => frontWidth));
  const highest = Math.max(...all.map(({ lensHeight }) => lensHeight));
  const describeFit = ({ mm }: ComparedProduct) => mm && own?.fit.describeShopperFit(own.measures, mm);
  const fitPhrase = ({ mm }: ComparedProduct) => (mm && own?.fit.phraseOfFrame(own.measures, mm)) ?? null;
  const isFitKnown = compared.some(({ product }) => product && describeFit(product));
  const rows: Row[] = [
    { name: 'Preço', cell: priceOf },
    isFitKnown
      ? { name: 'Para você', cell: describeFit }
      : { name: 'Para você', cell: () => <OwnMeasureLink />, isShared: true },
    { name: 'Em escala', cell: ({ mm }) => mm && <ScaledFrame mm={mm} widest={widest} highest={highest} /> },
    ...MEASURES,
    { name: 'Material', cell: ({ material }) => material },
    { name: 'Lentes de grau', cell: ({ lenses }) => lenses },
  ];
  // A single frame leaves its rows as long as the head, which has the empty slot.
  const filler = compared.length === 1 ? <td /> : null;
  return (
    <section
      className={styles.scroller}
      data-pair={compared.length <= PAIR || undefined}
      aria-label="Comparação"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: three and more scroll on a phone, also by keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map((one) => (
              <ProductHead key={productPath(one.path)} {...one} onRemove={onRemove} />
            ))}
            {compared.length === 1 ? <EmptySlot listHref={listHref} /> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell, isShared }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {(isShared ? compared.slice(0, 1) : compared).map(({ path, product }) => (
                <td key={productPath(path)} colSpan={isShared ? compared.length : undefined}>
                  {product === undefined ? <Skeleton /> : (product && cell(product)) || '—'}
                </td>
              ))}
              {filler}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Comprar</th>
            {compared.map(({ path, product }) => (
              <td key={productPath(path)}>
                {product ? (
                  <div className={styles.actions}>
                    <FitVerdict product={product} phrase={fitPhrase(product)} />
                    <ComparedActions product={product} onChooseSize={onChooseSize} />
                  </div>
                ) : null}
              </td>
            ))}
            {filler}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** How the frame fits, in the size that the button adds. */
function FitVerdict({ product, phrase }: { product: ComparedProduct; phrase: string | null }) {
  if (phrase === null) return null;
  const size = chosenSize(product);
  return <p className={styles.verdict}>{`${size === '' ? '' : `${size}: `}${phrase}`}</p>;
}

function priceOf({ prices, isQuoted }: ComparedProduct): ReactNode {
  if (prices !== null) return <ComparedPrice {...prices} />;
  return isQuoted ? 'Sob consulta' : 'Indisponível';
}

function ComparedPrice({ de, amount, isPix, credit }: NonNullable<ComparedProduct['prices']>) {
  return <Price old={de} amount={amount} note={isPix ? 'à vista no PIX' : ''} terms={credit} />;
}
