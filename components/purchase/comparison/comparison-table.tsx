'use client';

import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useRef,
  useState,
} from 'react';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { FrameOutline } from '@/components/catalog/product/frame-outline';
import { Price } from '@/components/ui/price';
import { Skeleton } from '@/components/ui/skeleton';
import { useInView } from '@/components/ui/use-in-view';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import { type FrameMillimetres, frameSize, sizeName } from '@/lib/catalog/product/frame-size';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { ComparedActions, ComparedSizes } from './compared-actions';
import { ComparedHead, PAIR } from './compared-head';
import styles from './comparison.module.css';
import type { Compared } from './use-compared';

/** Space around the widest frame, in mm. */
const MARGIN = 9;

/** The frame from the front; all drawings in the table have the same scale. */
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

const millimetres = (value: number | null) => (value === null ? '' : `${value} mm`);

type Row = {
  name: string;
  cell: (product: ComparedProduct) => ReactNode;
  /** Text that tells whether products differ, if the cell is not only a text. */
  text?: (product: ComparedProduct) => ReactNode;
  /** A cell that spans all products. */
  isShared?: boolean;
};

/** P, M or G and the lens width, also for frames whose sizes have other names: 'M · 48'. */
function sizeText({ size, mm }: ComparedProduct): string {
  return mm === null ? size : `${sizeLetter(size) ?? frameSize(mm.frontWidth)} · ${mm.lensWidth}`;
}

const LENSES: Row = {
  name: 'Preço com lentes de grau',
  cell: ({ lenses, prices }) => lenses || (prices ? 'Não recebe lentes de grau' : ''),
};

const MEASURES: Row[] = [
  { name: 'Frente', cell: ({ mm }) => mm && millimetres(mm.frontWidth) },
  { name: 'Lente', cell: ({ mm }) => mm && `${mm.lensWidth} × ${mm.lensHeight} mm` },
  { name: 'Ponte', cell: ({ mm }) => mm && millimetres(mm.bridge) },
  { name: 'Haste', cell: ({ mm }) => mm && millimetres(mm.temple) },
];

type Props = ComponentProps<typeof ComparedHead> & {
  /** Receives the address of a compared product in the chosen size. */
  onChooseSize: (href: string) => void;
};

/** Whether a row has the same text for all products. */
function isSame({ cell, text = cell }: Row, compared: readonly Compared[]): boolean {
  const [first, ...others] = compared.map(({ product }) => product && text(product));
  return (
    typeof first === 'string' && first !== '' && others.length > 0 && others.every((one) => one === first)
  );
}

/** Parts of the table that scroll sideways separately if three or more frames are wider than a phone. */
const PARTS = 'thead > tr, tbody, tfoot';

/**
 * Keeps the parts of the table at the same horizontal position. They scroll separately because names and buttons in a
 * common scroller would leave the view with it.
 */
function useCommonScroll() {
  const placed = useRef(new WeakMap<Element, number>());
  return ({ currentTarget, target }: UIEvent<HTMLTableElement>) => {
    if (!(target instanceof Element)) return;
    // The scroll event of a part that was moved here comes late, and would stop the part that the shopper is moving.
    if (placed.current.get(target) === target.scrollLeft) return;
    placed.current.delete(target);
    for (const part of currentTarget.querySelectorAll(PARTS)) {
      if (part === target) continue;
      part.scrollLeft = target.scrollLeft;
      placed.current.set(part, part.scrollLeft);
    }
  };
}

/** Scrolls the focused table to the next or previous frame. */
function scrollByKey({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || target !== currentTarget) return;
  const rows = currentTarget.querySelector('tbody');
  const frame = currentTarget.querySelector('tfoot td')?.clientWidth ?? 0;
  rows?.scrollBy({ left: step * frame });
}

/** Scrolls a focused element fully into view: the browser does nothing if it is partly visible. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  // A tap must not move the element from under the finger.
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Products side by side, with a row for each compared property. */
export function ComparisonTable({ compared: asRead, onChooseSize, ...head }: Props) {
  const own = useShopperMeasure();
  const scrollTogether = useCommonScroll();
  const section = useRef<HTMLElement>(null);
  const arePicturesInView = useInView(() => section.current?.querySelector('thead > tr'));
  const [asked, setAsked] = useState({ path: '', times: 0 });
  const compared = asRead.map(
    (one): Compared => ({
      ...one,
      product: one.product && inKeptSize(own?.measures, one.product, one.path),
    }),
  );
  const all = compared.flatMap(({ product }) => product?.mm ?? []);
  const widest = Math.max(...all.map(({ frontWidth }) => frontWidth));
  const highest = Math.max(...all.map(({ lensHeight }) => lensHeight));
  const describeFit = ({ mm }: ComparedProduct) => mm && own?.fit.describeShopperFit(own.measures, mm);
  const fitPhrase = ({ mm }: ComparedProduct) => (mm && own?.fit.phraseOfFrame(own.measures, mm)) ?? null;
  const isFitKnown = compared.some(({ product }) => product && describeFit(product));
  const sizeCell = (product: ComparedProduct) =>
    product.sizes.length === 0 ? (
      sizeText(product)
    ) : (
      <>
        {sizeText(product)}
        <ComparedSizes
          product={product}
          onChooseSize={onChooseSize}
          asked={asked.path === withoutSize(product.href) ? asked.times : 0}
        />
      </>
    );
  const takesLenses = compared.some(({ product }) => product?.lenses);
  const rows: Row[] = [
    { name: takesLenses ? 'Preço da armação' : 'Preço', cell: priceOf, text: priceText },
    ...(takesLenses ? [LENSES] : []),
    isFitKnown
      ? { name: 'Para você', cell: describeFit }
      : {
          name: 'Para você',
          cell: () => <MeasureLink text="Informe a sua medida e veja qual serve" />,
          isShared: true,
        },
    { name: 'Tamanho', cell: sizeCell, text: sizeText },
    ...MEASURES,
    // Below the texts, because in the first view the buy buttons would cut the drawings in half.
    { name: 'Em escala', cell: ({ mm }) => mm && <ScaledFrame mm={mm} widest={widest} highest={highest} /> },
    { name: 'Material', cell: ({ material }) => material },
    { name: 'Peso', cell: ({ weight }) => weight },
    { name: 'Cores', cell: Colours, text: colourNames },
  ];
  // The rows are as long as the head, which contains the empty slot.
  const filler = compared.length === 1 ? <td /> : null;
  const third = compared.length <= PAIR ? <td className={styles.third} aria-hidden="true" /> : null;
  return (
    <section
      ref={section}
      className={styles.scroller}
      data-scrolled-pictures={arePicturesInView === false || undefined}
      data-pair={compared.length <= PAIR || undefined}
      data-buy-row
      aria-label="Comparação"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: three and more scroll on a phone, also by keyboard
      tabIndex={0}
      onKeyDown={scrollByKey}
    >
      {rows.some((row) => isSame(row, compared)) ? (
        <p className={styles.legend}>Em cinza, o que é igual entre as armações.</p>
      ) : null}
      <table className={styles.table} onScrollCapture={scrollTogether} onFocus={showFocused}>
        <ComparedHead compared={compared} {...head} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-same={isSame(row, compared) || undefined}>
              <th scope="row">
                <span>{row.name}</span>
              </th>
              {(row.isShared ? compared.slice(0, 1) : compared).map(({ path, product }) => (
                <td
                  key={withoutSize(path)}
                  colSpan={row.isShared ? Math.max(PAIR, compared.length) : undefined}
                >
                  {product === undefined ? <Skeleton /> : (product && row.cell(product)) || '—'}
                </td>
              ))}
              {row.isShared ? null : filler}
              {third}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span>Comprar</span>
            </th>
            {compared.map(({ path, product }) => (
              <td key={withoutSize(path)}>
                {product ? (
                  <div
                    className={styles.actions}
                    data-single={(takesLenses && product.lenses === '') || undefined}
                  >
                    <FitVerdict product={product} phrase={fitPhrase(product)} />
                    <ComparedActions
                      product={product}
                      onSizeMissing={() =>
                        setAsked(({ times }) => ({ path: withoutSize(product.href), times: times + 1 }))
                      }
                    />
                  </div>
                ) : null}
              </td>
            ))}
            {filler}
            {third}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const colourNames = ({ colours }: ComparedProduct): string => colours.map(({ label }) => label).join(', ');

/** Swatches of all colours, then their names. */
function Colours(product: ComparedProduct): ReactNode {
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

/** The size that the button adds, and how the frame fits in that size. */
function FitVerdict({ product, phrase }: { product: ComparedProduct; phrase: string | null }) {
  const size = sizeName(chosenSize(product), product.mm?.frontWidth);
  if (phrase === null) return size === '' ? null : <p className={styles.verdict}>Tamanho {size}</p>;
  return <p className={styles.verdict}>{`${size === '' ? '' : `${size}: `}${phrase}`}</p>;
}

function priceOf({ prices, isQuoted }: ComparedProduct): ReactNode {
  if (prices !== null) return <ComparedPrice {...prices} />;
  return isQuoted ? 'Sob consulta' : 'Indisponível';
}

const priceText = ({ prices }: ComparedProduct): string =>
  prices === null ? '' : `${prices.de} ${prices.amount} ${prices.credit}`;

function ComparedPrice({ de, amount, isPix, credit }: NonNullable<ComparedProduct['prices']>) {
  return (
    <div className={styles.price}>
      <Price old={de} amount={amount} note={isPix ? 'à vista no PIX' : ''} terms={credit} />
    </div>
  );
}
