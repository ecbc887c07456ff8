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
      {gradeLabel(nota)}
      <svg className={styles.share} width={`${percent}%`} aria-hidden="true" />
      {quantidade}
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
      {bars.map((bar) =>
        canChoose && grades.includes(bar.nota) ? (
          <label className={styles.bar} key={bar.nota}>
            <input className={styles.radio} type="radio" name={RADIO_NAME} value={bar.nota} />
            <Bar {...bar} />
          </label>
        ) : (
          <p className={styles.bar} key={bar.nota}>
            <Bar {...bar} />
          </p>
        ),
      )}
      {canChoose ? (
        <label className={styles.all}>
          <input className={styles.radio} type="radio" name={RADIO_NAME} value="" defaultChecked />
          Todas as notas
        </label>
      ) : null}
    </fieldset>
  );
}
