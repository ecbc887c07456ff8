import type { ComponentProps } from 'react';
import { FieldGroup } from './field-group';
import { StarIcon } from './icons-shop';
import styles from './stars-input.module.css';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'> & {
  name: string;
  legend: string;
  /** Highest grade; the lowest is 1. */
  max: 5 | 10;
  error?: string | undefined;
  look?: 'title' | 'label' | undefined;
};

/** Rating in stars, as radio buttons. */
export function StarsInput({ legend, max, error, look, ...input }: Props) {
  const grades = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <FieldGroup legend={legend} hint={`De 1 a ${max} estrelas`} error={error} look={look}>
      <div className={styles.stars} data-max={max}>
        {grades.map((grade) => (
          <label className={styles.star} key={grade}>
            <input {...input} className={styles.input} type="radio" value={grade} required />
            <StarIcon />
            <span className={styles.grade}>
              {grade}
              <span className="visually-hidden"> de {max} estrelas</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
