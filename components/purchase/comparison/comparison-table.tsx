'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { MeasureLink } from '@/components/catalog/fit/measure-link';
import { useShopperMeasure } from '@/components/catalog/fit/shopper-measure';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { Skeleton } from '@/components/ui/skeleton';
import { useInView } from '@/components/ui/use-in-view';
import { sizeName } from '@/lib/catalog/product/frame-size';
import { withoutSize } from '@/lib/catalog/product/size-href';
import { type ComparedProduct, chosenSize } from '@/lib/purchase/comparison/compared-product';
import { inKeptSize } from '@/lib/purchase/comparison/fitting-size';
import { ComparedActions, ComparedSizes } from './compared-actions';
import { ComparedHead, PAIR } from './compared-head';
import styles from './comparison.module.css';
import {
  Colours,
  colourNames,
  isSame,
  LENSES,
  MEASURES,
  priceOf,
  priceText,
  RATING,
  type Row,
  ScaledFrame,
  SHAPE,
  sizeText,
  TERMS,
} from './comparison-rows';
import { scrollByKey, showFocused, useCommonScroll } from './comparison-scroll';
import type { Compared } from './use-compared';

type Props = ComponentProps<typeof ComparedHead> & {
  /** Receives the address of a compared product in the chosen size. */
  onChooseSize: (href: string) => void;
};

/** Products side by side, with a row for each compared property. */
export function ComparisonTable({ compared: asRead, onChooseSize, ...head }: Props) {
  const own = useShopperMeasure();
  const scrollTogether = useCommonScroll();
  const section = useRef<HTMLElement>(null);
  const arePicturesInView = useInView(() => section.current?.querySelector('thead > tr'));
  const [asked, setAsked] = useState({ path: '', times: 0 });
  const [showsDifferencesOnly, setShowsDifferencesOnly] = useState(false);
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
    ...(compared.some(({ product }) => product?.prices?.credit) ? [TERMS] : []),
    ...(takesLenses ? [LENSES] : []),
    isFitKnown
      ? { name: 'Para você', cell: describeFit }
      : {
          name: 'Para você',
          cell: () => <MeasureLink text="Informe a sua medida e veja qual serve" />,
          isShared: true,
        },
    ...(compared.some(({ product }) => product?.rating) ? [RATING] : []),
    { name: 'Tamanho', cell: sizeCell, text: sizeText },
    ...MEASURES,
    ...(compared.some(({ product }) => product?.mm?.shape) ? [SHAPE] : []),
    // Below the texts, because in the first view the buy buttons would cut the drawings in half.
    { name: 'Em escala', cell: ({ mm }) => mm && <ScaledFrame mm={mm} widest={widest} highest={highest} /> },
    { name: 'Material', cell: ({ material }) => material },
    { name: 'Peso', cell: ({ weight }) => weight },
    { name: 'Cores', cell: Colours, text: colourNames },
  ];
  const sameRows = new Set(rows.filter((row) => isSame(row, compared)));
  // Most frames share something: the legend has its place from the start, so that nothing moves when they have loaded.
  const isLoading = compared.length > 1 && compared.some(({ product }) => product === undefined);
  const shownRows = showsDifferencesOnly ? rows.filter((row) => !sameRows.has(row)) : rows;
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
      {isLoading || sameRows.size > 0 ? (
        <div className={styles.legend}>
          <p>Em cinza, o que é igual entre as armações.</p>
          <Checkbox
            label="Só as diferenças"
            checked={showsDifferencesOnly}
            onChange={({ target }) => setShowsDifferencesOnly(target.checked)}
          />
        </div>
      ) : null}
      <table className={styles.table} onScrollCapture={scrollTogether} onFocus={showFocused}>
        <ComparedHead compared={compared} {...head} />
        <tbody>
          {shownRows.map((row) => (
            <tr key={row.name} data-same={sameRows.has(row) || undefined}>
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

/** The size that the button adds, and how the frame fits in that size. */
function FitVerdict({ product, phrase }: { product: ComparedProduct; phrase: string | null }) {
  const size = sizeName(chosenSize(product), product.mm?.frontWidth);
  if (phrase === null) return size === '' ? null : <p className={styles.verdict}>Tamanho {size}</p>;
  return <p className={styles.verdict}>{`${size === '' ? '' : `${size}: `}${phrase}`}</p>;
}
