'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { areSizesSure, fittingSizes } from '@/lib/catalog/product/fit';
import { describeShopperFit } from '@/lib/catalog/product/shopper-measure';
import { formatBoth, formatEyes, formatMeasure } from '@/lib/try-on/format-measures';
import type { FaceMeasures } from '@/lib/try-on/geometry/face-measures';
import { pupilHeights } from '@/lib/try-on/geometry/pupil-heights';
import { type FacePhoto, measureByPupils } from '@/lib/try-on/photo';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import { SaveFaceWidth } from './save-face-width';
import styles from './try-on.module.css';

const load = () => import('./card-step');

/** Opens the more exact measure, as often as the shopper likes; its code loads on the press. */
function MeasureByCard({ isMeasured }: { isMeasured: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const step = useLazyModule(load, isOpen, close);

  function close() {
    setIsOpen(false);
    setIsClosed(true);
  }

  useEffect(() => {
    if (isClosed && !isOpen) opener.current?.focus();
  }, [isClosed, isOpen]);

  if (isOpen && step)
    return (
      <step.CardStep
        onMeasured={(pupils) => {
          measureByPupils(pupils);
          close();
        }}
        onClose={close}
      />
    );
  return (
    <div>
      <p role="status">{isMeasured ? 'Medido com o cartão: as medidas acima já são as novas.' : ''}</p>
      <Button ref={opener} variant="secondary" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
        {isMeasured ? 'Medir de novo com um cartão' : 'Medir com um cartão'}
      </Button>
    </div>
  );
}

function sizesTitle(count: number, isSure: boolean): string {
  if (count > 1) return isSure ? 'Tamanhos que servem' : 'Tamanhos que podem servir';
  return isSure && count > 0 ? 'Tamanho que serve' : 'Tamanho que deve servir';
}

/** What irises differ by among people, in percent. */
const IRIS_PERCENT = 9;

/** Source of the scale, and its effect on the measures, in the figures that are shown. */
function describeScale({ source, uncertainty, faceWidth }: FaceMeasures): string {
  if (source === 'card')
    return 'A escala vem do cartão que você segurou; a margem vem da forma da testa, que muda de pessoa para pessoa, e da distância da câmera, que nem toda foto da galeria informa.';
  const percent = Math.ceil(100 * Math.max(uncertainty, faceWidth.uncertainty / faceWidth.value));
  const iris = `A escala vem da sua íris, que nas pessoas mede de 10,7 a 12,7 mm: são ${IRIS_PERCENT} % a mais ou a menos`;
  return percent > IRIS_PERCENT
    ? `${iris}. A nitidez dos olhos e a posição do rosto nesta foto levam a margem a até ${percent} %.`
    : `${iris}.`;
}

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
          <dd>{formatEyes(pupils.right, pupils.left)}</dd>
        </div>
        <div>
          <dt>Altura das pupilas nesta armação (OD e OE)</dt>
          <dd>{formatBoth(heights.right, heights.left)}</dd>
        </div>
      </dl>
      <SaveFaceWidth face={{ ...faceWidth, source }} />
      <MeasureByCard isMeasured={source === 'card'} />
      <p className={styles.note}>
        {describeScale(measures)} Para lentes de grau, vale a medida da receita ou a que a ótica medir. A
        altura, que conta nas multifocais, depende de como a armação assenta no seu nariz: a ótica confirma
        com ela no rosto.
      </p>
    </section>
  );
}
