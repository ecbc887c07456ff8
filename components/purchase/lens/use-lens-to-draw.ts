import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { type LensToDraw, lensToDraw } from '@/lib/purchase/lens/lens-look';
import type { TypedPrescription } from '@/lib/purchase/lens/typed-prescription';
import { useStore } from '@/lib/shared/store';
import { facePhoto } from '@/lib/try-on/photo';

/**
 * The stronger lens of a prescription in this frame; null if either is unknown. Without a pupil distance in the
 * prescription, the one that the try-on measured counts.
 */
export function useLensToDraw(typed: TypedPrescription, frame: FrameMillimetres | null): LensToDraw | null {
  const measured = useStore(facePhoto)?.measures.pupils.total ?? null;
  return frame && lensToDraw(typed, frame, measured);
}
