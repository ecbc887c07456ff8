import { Button } from '@/components/ui/button';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { MEASURED_PD, type TypedPrescription } from '@/lib/purchase/lens/typed-prescription';
import { formatBoth, formatMeasure, formatPd, formatWhole } from '@/lib/try-on/format-measures';
import type { FacePhoto } from '@/lib/try-on/photo';
import { type PupilHeights, pupilHeights } from '@/lib/try-on/pupil-heights';
import dialog from './lens-dialog.module.css';
import styles from './prescription.module.css';

/** Pupil heights in a frame, from a photo; null without a photo, or if the lens height is unknown. */
export function heightsIn(photo: FacePhoto | null, frame: FrameMillimetres | null): PupilHeights | null {
  if (photo === null || frame === null) return null;
  return pupilHeights(photo.face, photo.measures, frame.lensHeight);
}

type Props = {
  photo: FacePhoto;
  heights: PupilHeights | null;
  /** Receives the new field values; '' empties a field. */
  onUse: (typed: TypedPrescription) => void;
};

/** Offers the pupil positions that the try-on has measured; they are filled in only on click (TRY-09, TRY-16). */
export function MeasuredPupils({ photo, heights, onUse }: Props) {
  const { total, right, left } = photo.measures.pupils;
  const [od, oe] = [formatPd(right), formatPd(left)];
  return (
    <div className={styles.measured}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() =>
          onUse({ 'dnp-total': formatPd(total), 'od-dnp': '', 'oe-dnp': '', 'dnp-origem': MEASURED_PD })
        }
      >
        Usar {formatPd(total)} mm, da sua foto no provador
      </Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => onUse({ 'dnp-total': '', 'od-dnp': od, 'oe-dnp': oe, 'dnp-origem': MEASURED_PD })}
      >
        Usar cada olho: OD {od}, OE {oe} mm
      </Button>
      <p className={dialog.aside}>
        Medimos, para longe, {formatMeasure(total)}. Se a receita traz a DNP, vale a da receita.
      </p>
      {heights ? (
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              onUse({ 'od-altura': formatWhole(heights.right), 'oe-altura': formatWhole(heights.left) })
            }
          >
            Anotar a altura das pupilas para multifocais
          </Button>
          <p className={dialog.aside}>
            Estimamos {formatBoth(heights.right, heights.left)} (OD e OE), nesta armação. A ótica confirma com
            ela no rosto.
          </p>
        </>
      ) : null}
    </div>
  );
}
