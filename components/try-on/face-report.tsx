'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { areSizesSure, fittingSizes } from '@/lib/catalog/product/fit';
import { describeShopperFit } from '@/lib/catalog/product/shopper-measure';
import { formatBoth, formatMeasure, formatPd } from '@/lib/try-on/format-measures';
import type { FaceMeasures } from '@/lib/try-on/geometry/face-measures';
import { pupilHeights } from '@/lib/try-on/geometry/pupil-heights';
import { type FacePhoto, measureByPupils } from '@/lib/try-on/photo';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import { SaveFaceWidth } from './save-face-width';
import styles from './try-on.module.css';

const load = () => import('./card-step');

/** Opens the more exact measure; its code loads on the press. */
function MeasureByCard() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const step = useLazyModule(load, isOpen, close);
  if (isOpen && step) return <step.CardStep onMeasured={measureByPupils} onClose={close} />;
  return (
    <div>
      <Button variant="secondary" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
        Medir com um cartão
      </Button>
    </div>
  );
}

function sizesTitle(count: number, isSure: boolean): string {
  if (count > 1) return isSure ? 'Tamanhos que servem' : 'Tamanhos que podem servir';
  return isSure && count > 0 ? 'Tamanho que serve' : 'Tamanho que deve servir';
}

/** Source of the scale, and its effect on the measures. */
const SCALES: Record<FaceMeasures['source'], string> = {
  iris: 'A escala vem da sua íris, que nas pessoas mede de 10,7 a 12,7 mm: daí a diferença possível.',
  card: 'A escala vem do cartão que você segurou; a margem vem da forma da testa, que muda de pessoa para pessoa.',
};

/** What the photo says about fit and about the pupils, with how sure it is. */
export function FaceReport({
  photo: { face, measures },
  front,
}: {
  photo: Pick<FacePhoto, 'face' | 'measures'>;
  front: FrameFront;
}) {
  const { pupils, faceWidth, source } = measures;
  const heights = pupilHeights(face, measures, front.lensHeight);
  const own = { glasses: null, face: faceWidth };
  const verdict = describeShopperFit(own, { ...front, temple: null }) ?? '';
  const sizes = fittingSizes(own);
  return (
    <section className={styles.report} aria-label="O que medimos">
      <p>
        <strong>{`${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}`}</strong>
      </p>
      <dl>
        <div>
          <dt>Largura do rosto</dt>
          <dd>{formatMeasure(faceWidth)}</dd>
        </div>
        <div>
          <dt>{sizesTitle(sizes.length, areSizesSure(own))}</dt>
          <dd>{sizes.join(' ou ') || 'não dá para dizer'}</dd>
        </div>
        <div>
          <dt>Distância entre as pupilas (DP)</dt>
          <dd>{formatMeasure(pupils.total)}</dd>
        </div>
        <div>
          <dt>De cada uma ao nariz (DNP), direita e esquerda</dt>
          <dd>
            {formatPd(pupils.right)} mm, {formatPd(pupils.left)} mm
          </dd>
        </div>
        <div>
          <dt>Altura das pupilas nesta armação (OD e OE)</dt>
          <dd>{formatBoth(heights.right, heights.left)}</dd>
        </div>
      </dl>
      <SaveFaceWidth face={{ ...faceWidth, source }} />
      {source === 'iris' ? <MeasureByCard /> : null}
      <p className={styles.note}>
        {SCALES[source]} Para lentes de grau, vale a medida da receita ou a que a ótica medir. A altura, que
        conta nas multifocais, depende de como a armação assenta no seu nariz: a ótica confirma com ela no
        rosto.
      </p>
    </section>
  );
}
