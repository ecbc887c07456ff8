import type { ComponentProps } from 'react';
import { StarIcon } from '@/components/ui/icons-shop';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { TOP_GRADE } from '@/lib/evaluation/limits';
import { Question } from './question';
import styles from './star-rating.module.css';

const GRADES = Array.from({ length: TOP_GRADE }, (_, index) => index + 1);

type Props = {
  name: string;
  legend: string;
  error: string | undefined;
  /** Further attributes of every star's radio button. */
  input: Omit<ComponentProps<'input'>, 'type' | 'value'> | undefined;
};

/** Grade of 1 to 10 stars (EVAL-04, EVAL-05): ten radio buttons, which the keyboard's arrows walk through. */
export function StarRating({ name, legend, error, input }: Props) {
  return (
    <Question legend={legend} hint={`De 1 a ${TOP_GRADE} estrelas`} error={error}>
      <div className={styles.stars}>
        {GRADES.map((grade) => (
          <label className={styles.star} key={grade}>
            <input className={styles.input} name={name} {...input} type="radio" value={grade} required />
            <StarIcon />
            <span className={styles.grade}>
              {grade}
              <VisuallyHidden> de {TOP_GRADE} estrelas</VisuallyHidden>
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}
