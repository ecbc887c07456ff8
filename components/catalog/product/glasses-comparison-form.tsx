'use client';

import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { useLostFocus } from '@/components/ui/use-lost-focus';
import {
  compareGlasses,
  fitVerdict,
  formatEngraving,
  type Glasses,
  parseEngraving,
  widthDifference,
} from '@/lib/catalog/product/current-glasses';
import { sizeLetter } from '@/lib/catalog/product/fit';
import {
  type FrameMillimetres,
  frameSize,
  type SizedMeasurements,
  sizeName,
} from '@/lib/catalog/product/frame-size';
import {
  describeFaceFit,
  describeSource,
  loadShopperMeasures,
  saveShopperMeasures,
} from '@/lib/catalog/product/shopper-measure';
import { type FaceWidth, shopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { useStore } from '@/lib/shared/store';
import styles from './glasses-comparison-form.module.css';
import { MeasuredFaces } from './measured-faces';

const EXAMPLE: Glasses = { lensWidth: 52, bridge: 18, temple: 140 };

/** Inner side of a temple, with the numbers to look for. */
function EngravingFigure() {
  return (
    <svg className={styles.figure} viewBox="0 0 240 56" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M4 16h10v-6h16v28H14v-6H4M30 14h150q36 3 54 36l-11 4q-18-30-45-30H30" strokeWidth="1.4" />
      <text x="52" y="22" fontSize="8.5" fill="currentColor" stroke="none">
        {formatEngraving(EXAMPLE)}
      </text>
    </svg>
  );
}

const formatDifference = (difference: number) =>
  difference === 0 ? 'igual' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;

type ComparisonProps = {
  glasses: Glasses;
  mm: FrameMillimetres;
  /** `''` for no size. */
  size: string;
};

/** Deletes a measure. Its button is removed too, so the focus moves to the heading above. */
function deleteMeasure({ currentTarget }: MouseEvent, measure: 'glasses' | 'face'): void {
  currentTarget.closest('details')?.querySelector('summary')?.focus();
  saveShopperMeasures({ [measure]: null });
}

function Comparison({ glasses, mm, size }: ComparisonProps) {
  const verdict = useRef<HTMLParagraphElement>(null);
  useLostFocus(() => verdict.current?.focus({ preventScroll: true }));
  return (
    <div className={styles.result}>
      <p role="status" ref={verdict} tabIndex={-1}>
        <strong>{fitVerdict(widthDifference(glasses, mm))}</strong>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Em mm</th>
            <th scope="col">Os seus</th>
            <th scope="col">{size === '' ? 'Esta' : `Esta (${sizeName(size, mm.frontWidth)})`}</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {compareGlasses(glasses, mm).map(({ name, hint, own, other, difference }) => (
            <tr key={name}>
              <th scope="row">
                {name} {hint === '' ? null : <span>{hint}</span>}
              </th>
              <td>{own}</td>
              <td>{other}</td>
              <td>{formatDifference(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button variant="quiet" onClick={(event) => deleteMeasure(event, 'glasses')}>
        Apagar as medidas dos meus óculos
      </Button>
    </div>
  );
}

/** How the frame compares with the face that the try-on measured, if the shopper saved the result. */
function FaceComparison({ face, mm, size }: Omit<ComparisonProps, 'glasses'> & { face: FaceWidth }) {
  return (
    <div className={styles.face}>
      <p>
        <strong>
          {size === '' ? null : `Tamanho ${sizeName(size, mm.frontWidth)}: `}
          {describeFaceFit(mm.frontWidth, face)}
        </strong>
      </p>
      <p>
        {face.value} mm (margem de {face.uncertainty} mm), {describeSource(face)}.
      </p>
      <Button variant="quiet" onClick={(event) => deleteMeasure(event, 'face')}>
        Apagar a largura do meu rosto
      </Button>
    </div>
  );
}

/** Asks for the numbers engraved in the shopper's glasses. `action` is the label of its button. */
export function GlassesForm({ action = 'Comparar' }: { action?: string }) {
  const [error, setError] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = parseEngraving(String(new FormData(event.currentTarget).get('gravacao') ?? ''));
    setError(parsed === null ? `Digite três números, como ${formatEngraving(EXAMPLE)}.` : '');
    if (parsed !== null) saveShopperMeasures({ glasses: parsed });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <EngravingFigure />
      <TextField
        label="Números gravados por dentro da sua haste"
        hint={`${formatEngraving(EXAMPLE)}, por exemplo: lente, ponte e haste, em mm. Ficam só neste aparelho.`}
        error={error}
        name="gravacao"
        autoComplete="off"
        maxLength={30}
        onChange={() => setError('')}
      />
      <Button type="submit" variant="secondary">
        {action}
      </Button>
    </form>
  );
}

type FrameProps = Pick<SizedMeasurements, 'mm' | 'size'>;

type FacesProps = FrameProps & { category: string; place?: string | undefined };

/** Frames like this one on faces of several widths, with its size marked. */
export function FrameFaces({ mm, size, category, place }: FacesProps) {
  const like = { shape: mm.shape, category };
  return <MeasuredFaces size={sizeLetter(size) ?? frameSize(mm.frontWidth)} like={like} place={place} />;
}

type Props = FrameProps & { hasChoice: boolean };

/** Compares the frame with the glasses and the face whose measurements are saved in this browser. */
export function GlassesComparisonForm({ mm, size, hasChoice }: Props) {
  const { glasses, face } = useStore(shopperMeasures);
  useEffect(loadShopperMeasures, []);
  const frame = { mm, size: hasChoice ? size : '' };
  return (
    <>
      {face ? <FaceComparison face={face} {...frame} /> : null}
      {glasses ? <Comparison glasses={glasses} {...frame} /> : <GlassesForm />}
    </>
  );
}
