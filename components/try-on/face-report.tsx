'use client';

import { describeFit, describeHalf, describeMeasure } from '@/lib/try-on/fit';
import type { FaceMeasures } from '@/lib/try-on/geometry/face-measures';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import styles from './try-on.module.css';

/** What the photo says about fit and about the pupils, with how sure it is. */
export function FaceReport({ measures, front }: { measures: FaceMeasures; front: FrameFront }) {
  const { pupils, faceWidth } = measures;
  return (
    <section className={styles.report} aria-label="O que medimos">
      <p>
        <strong>{describeFit(front.frontWidth, faceWidth)}</strong>
      </p>
      <dl>
        <div>
          <dt>Largura do rosto</dt>
          <dd>{describeMeasure(faceWidth)}</dd>
        </div>
        <div>
          <dt>Distância entre as pupilas (DNP)</dt>
          <dd>{describeMeasure(pupils.total)}</dd>
        </div>
        <div>
          <dt>Olho direito, olho esquerdo</dt>
          <dd>
            {describeHalf(pupils.right)}, {describeHalf(pupils.left)}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        A escala vem da sua íris, que mede quase o mesmo em todo mundo. Para lentes de grau, vale a DNP da
        receita ou a que a ótica medir.
      </p>
    </section>
  );
}
