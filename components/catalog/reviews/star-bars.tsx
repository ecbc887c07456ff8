import type { StarBar } from '@/lib/catalog/reviews/review-summary';
import styles from './product-reviews.module.css';

type Props = {
  bars: readonly StarBar[];
  /** Whole stars of the reviews on the page. */
  grades: readonly number[];
};

/** Referenced by the style sheet. */
const RADIO_NAME = 'avaliacoes-nota';

const gradeLabel = (nota: number) => (nota === 1 ? '1 estrela' : `${nota} estrelas`);

function Bar({ nota, quantidade, percent }: StarBar) {
  return (
    <>
      <span>{gradeLabel(nota)}</span>
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.share} width={`${percent}%`} height="100%" />
      </svg>
      <span>{quantidade}</span>
    </>
  );
}

/**
 * A bar per grade. If the page has reviews of several grades, radio buttons filter by grade; the style sheet reads
 * their state, so it works without JavaScript.
 */
export function StarBars({ bars, grades }: Props) {
  const canChoose = new Set(grades).size > 1;
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">
        {canChoose ? 'Mostrar as avaliações com' : 'Avaliações por nota'}
      </legend>
      <ul>
        {bars.map((bar) => (
          <li key={bar.nota}>
            {canChoose && grades.includes(bar.nota) ? (
              <label className={styles.bar}>
                <input className={styles.radio} type="radio" name={RADIO_NAME} value={bar.nota} />
                <Bar {...bar} />
              </label>
            ) : (
              <div className={styles.bar}>
                <Bar {...bar} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {canChoose ? (
        <label className={styles.all}>
          <input className={styles.radio} type="radio" name={RADIO_NAME} value="" defaultChecked />
          <span>Todas as notas</span>
        </label>
      ) : null}
    </fieldset>
  );
}
