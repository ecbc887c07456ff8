'use client';

import { frameSize } from '@/lib/catalog/product/frame-size';
import { describeFaceFit } from '@/lib/catalog/product/shopper-measure';
import { formatMeasure, formatPd } from '@/lib/try-on/format-measures';
import type { FaceMeasures } from '@/lib/try-on/geometry/face-measures';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import { SaveFaceWidth } from './save-face-width';
import styles from './try-on.module.css';

/** What the photo says about fit and about the pupils, with how sure it is. */
export function FaceReport({ measures, front }: { measures: FaceMeasures; front: FrameFront }) {
  const { pupils, faceWidth } = measures;
  return (
    <section className={styles.report} aria-label="O que medimos">
      <p>
        <strong>{describeFaceFit(front.frontWidth, faceWidth)}</strong>
      </p>
      <dl>
        <div>
          <dt>Largura do rosto</dt>
          <dd>{formatMeasure(faceWidth)}</dd>
        </div>
        <div>
          <dt>Tamanho que costuma servir</dt>
          <dd>{frameSize(faceWidth.value)}</dd>
        </div>
        <div>
          <dt>Distância entre as pupilas (DNP)</dt>
          <dd>{formatMeasure(pupils.total)}</dd>
        </div>
        <div>
          <dt>Olho direito, olho esquerdo</dt>
          <dd>
            {formatPd(pupils.right)} mm, {formatPd(pupils.left)} mm
          </dd>
        </div>
      </dl>
      <SaveFaceWidth face={faceWidth} />
      <p className={styles.note}>
        A escala vem da sua íris, que mede quase o mesmo em todo mundo. Para lentes de grau, vale a DNP da
        receita ou a que a ótica medir.
      </p>
    </section>
  );
}
