import { Button } from '@/components/ui/button';
import { useStore } from '@/lib/shared/use-store';
import { describeHalf, describeMeasure, halfMillimetres } from '@/lib/try-on/fit';
import { facePhoto } from '@/lib/try-on/photo';
import dialog from './lens-dialog.module.css';

/** Offers the distance of the pupils that the try-on has measured; it is written down at the shopper's press only. */
export function MeasuredPd({ onUse }: { onUse: (text: string) => void }) {
  const photo = useStore(facePhoto);
  if (photo === null) return null;
  const { total } = photo.measures.pupils;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => onUse(halfMillimetres(total))}>
        Usar {describeHalf(total)}, da sua foto no provador
      </Button>
      <p className={dialog.aside}>
        Medimos {describeMeasure(total)}. Se a receita traz a DNP, vale a da receita.
      </p>
    </div>
  );
}
