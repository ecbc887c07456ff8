import Link from 'next/link';
import { CashFirst } from '@/components/catalog/buy-box/cash-first';
import { type LensThickness, USUAL_INDEX } from '@/lib/catalog/product/lens-thickness';
import { displayPrices } from '@/lib/platform/prices';
import styles from './lens-alternatives.module.css';
import layout from './product-screen.module.css';

/** Height of the edge with the usual index, in units of the drawing. */
const EDGE = 14;

/** A lens for short-sighted eyes from the side: 2 units in the middle, `edge` at both ends. */
const profile = (edge: number) => `M1 6Q30 0 59 6V${6 + edge}Q30 ${4 - edge} 1 ${6 + edge}Z`;

const indexText = (index: number) => index.toFixed(2).replace('.', ',');

type Props = { lenses: readonly LensThickness[] };

/** Thickness of a pair of lenses next to that of lenses with other indices, with links to them. */
export function LensAlternatives({ lenses }: Props) {
  const own = lenses.find(({ isOwn }) => isOwn);
  if (own === undefined) return null;
  const less = Math.round((1 - own.share) * 100);
  return (
    <section className={layout.section} aria-labelledby="espessura">
      <h2 id="espessura">Espessura</h2>
      <p>
        No mesmo grau, quanto maior o índice, mais fina é a borda da lente.
        {less > 0 ? ` Nesta, cerca de ${less}% mais fina do que no índice ${indexText(USUAL_INDEX)}.` : ''}
      </p>
      <ul>
        {lenses.map(({ index, share, lens, precos, isQuoted, isOwn }) => {
          const price = displayPrices(precos);
          return (
            <li className={styles.lens} key={index} aria-current={isOwn || undefined}>
              <svg
                viewBox="0 0 60 21"
                width={88}
                fill={isOwn ? 'currentColor' : 'none'}
                stroke="currentColor"
                aria-hidden="true"
              >
                <path d={profile(EDGE * share)} />
              </svg>
              <b>{indexText(index)}</b>
              <span>
                {isOwn ? <span className={styles.own}>Esta lente</span> : null}
                {isOwn || lens ? null : 'O índice comum, só para comparar'}
                {lens ? (
                  <Link href={lens.href} prefetch={false}>
                    {lens.nome}
                  </Link>
                ) : null}
                {price ? <CashFirst price={price} /> : null}
                {isQuoted ? <small>Sob consulta</small> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
