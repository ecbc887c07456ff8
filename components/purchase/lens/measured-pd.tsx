import { Button } from '@/components/ui/button';
import { useStore } from '@/lib/shared/use-store';
import { formatMeasure, formatPd } from '@/lib/try-on/format-measures';
import { facePhoto } from '@/lib/try-on/photo';
import dialog from './lens-dialog.module.css';

/** Offers the distance of the pupils that the try-on has measured; it is written down at the shopper's press only. */
export function MeasuredPd({ onUse }: { onUse: (text: string) => void }) {
  const photo = useStore(facePhoto);
  if (photo === null) return null;
  const { total } = photo.measures.pupils;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => onUse(formatPd(total))}>
        Usar {formatPd(total)} mm, da sua foto no provador
      </Button>
      <p className={dialog.aside}>
        Medimos {formatMeasure(total)}. Se a receita traz a DNP, vale a da receita.
      </p>
    </div>
  );
}
