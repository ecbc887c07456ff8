'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { useLazyModule } from '@/components/ui/lazy-loading';
import { useLostFocus } from '@/components/ui/use-lost-focus';
import { areSizesSure, FACE_WIDTHS, fittingSizes } from '@/lib/catalog/product/fit';
import { describeShopperFit } from '@/lib/catalog/product/shopper-measure';
import type { FaceWidth } from '@/lib/catalog/product/shopper-measure-store';
import type { FaceMeasures } from '@/lib/face-measure/geometry/face-measures';
import { formatRange, formatRanges } from '@/lib/try-on/format-measures';
import { type FacePhoto, rescaleByPupils } from '@/lib/try-on/photo';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import { pupilHeights } from '@/lib/try-on/pupil-heights';
import { SaveFaceWidth } from './save-face-width';
import styles from './try-on.module.css';

const load = () => import('./card-step');

/** Opens the more accurate measurement, any number of times; its code loads on click. */
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
          rescaleByPupils(pupils);
          close();
        }}
        onClose={close}
      />
    );
  return (
    <div>
      <p role="status">{isMeasured ? 'Medido com o cartão: as medidas já são as novas.' : ''}</p>
      <Button ref={opener} variant="quiet" aria-busy={isOpen} onClick={() => setIsOpen(true)}>
        {isMeasured ? 'Medir de novo com um cartão' : 'Medir com um cartão'}
      </Button>
    </div>
  );
}

function sizesTitle(count: number, isSure: boolean): string {
  if (count > 1) return isSure ? 'Tamanhos que servem' : 'Tamanhos que podem servir';
  return isSure && count > 0 ? 'Tamanho que serve' : 'Tamanho que deve servir';
}

/** How much irises differ between people, in per cent. */
const IRIS_PERCENT = 9;

/** How the scale was determined, and what that means for the figures. */
function describeScale({ source, uncertainty, faceWidth }: FaceMeasures): string {
  if (source === 'card')
    return 'A escala vem do cartão que você segurou; a margem vem da forma da testa, que muda de pessoa para pessoa, e da distância da câmera, que nem toda foto da galeria informa. Se a foto agora é de outra pessoa, meça de novo com o cartão.';
  const percent = Math.ceil(100 * Math.max(uncertainty, faceWidth.uncertainty / faceWidth.value));
  const iris = `A escala vem da sua íris, que nas pessoas mede de 10,7 a 12,7 mm: por isso cada medida pode ser até ${IRIS_PERCENT}% maior ou menor`;
  return percent > IRIS_PERCENT
    ? `${iris}. A nitidez dos olhos e a posição do rosto nesta foto levam a margem a até ${percent}%.`
    : `${iris}.`;
}

/**
 * The measured width of the face. Null if the scale comes from the irises and no face is that wide or narrow: then the
 * scale is wrong, and nothing may be judged by it (TRY-05).
 */
export function credibleWidth({ source, faceWidth }: FaceMeasures): FaceWidth | null {
  const isPossible = faceWidth.value >= FACE_WIDTHS.min && faceWidth.value <= FACE_WIDTHS.max;
  return source === 'card' || isPossible ? { ...faceWidth, source } : null;
}

const UNSURE = 'não dá para dizer: ';

/**
 * One plain sentence about the fit. If the photo is not enough to tell, it describes how the frame looks and suggests a
 * measurement that would tell.
 */
function describeVerdict(verdict: string | null): string {
  if (verdict === null)
    return 'Não deu para medir o seu rosto com esta foto. Tente outra, de frente e mais nítida, ou meça com um cartão.';
  if (verdict.startsWith(UNSURE)) {
    const width = verdict.slice(UNSURE.length).replace(/^cerca/, 'ter cerca');
    return `Nesta foto, a armação parece ${width}. Para ter certeza, meça com um cartão.`;
  }
  return `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}.`;
}

type Props = { photo: Pick<FacePhoto, 'face' | 'measures'>; front: FrameFront };

const widthOf = ({ measures }: Props['photo']) => ({ glasses: null, face: credibleWidth(measures) });

/** The result about the fit, first and in one sentence; it gets the focus from the photo step. */
export function FaceVerdict({ photo, front }: Props) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLostFocus(() => sentence.current?.focus({ preventScroll: true }));
  const verdict = describeShopperFit(widthOf(photo), { ...front, temple: null });
  return (
    <p className={styles.verdict} ref={sentence} tabIndex={-1}>
      {describeVerdict(verdict)}
    </p>
  );
}

/** Measurements of face and pupils, with their uncertainty, and how to reduce it. */
export function FaceReport({ photo, front }: Props) {
  const { face, measures } = photo;
  const { pupils, faceWidth, source } = measures;
  const heights = pupilHeights(face, measures, front.lensHeight);
  const measured = widthOf(photo);
  const sizes = fittingSizes(measured);
  return (
    <section className={styles.report} aria-label="O que medimos">
      {measured.face ? <SaveFaceWidth face={measured.face} /> : null}
      <MeasureByCard isMeasured={source === 'card'} />
      <Disclosure title="Medidas e margem de erro">
        <dl>
          <div>
            <dt>Largura do rosto</dt>
            <dd>{formatRange(faceWidth)}</dd>
          </div>
          <div>
            <dt>{sizesTitle(sizes.length, areSizesSure(measured))}</dt>
            <dd>{sizes.join(' ou ') || 'não dá para dizer'}</dd>
          </div>
          <div>
            <dt>Distância entre as pupilas (DP), para longe</dt>
            <dd>{formatRange(pupils.total)}</dd>
          </div>
          <div>
            <dt>Da pupila ao nariz (DNP), para longe</dt>
            <dd>{formatRanges(pupils.right, pupils.left)}</dd>
          </div>
          <div>
            <dt>Altura das pupilas nesta armação</dt>
            <dd>{formatRanges(heights.right, heights.left)}</dd>
          </div>
        </dl>
        <p className={styles.note}>
          {describeScale(measures)} Para lentes de grau, vale a medida da receita ou a que a ótica medir. A
          altura, que conta nas multifocais, depende de como a armação assenta no seu nariz: a ótica confirma
          com ela no rosto.
        </p>
      </Disclosure>
    </section>
  );
}
