import type { FrameDrawing } from '@/lib/catalog/product/frame-measurements';

type Props = {
  drawing: Pick<FrameDrawing, 'lens' | 'endPiece' | 'bridge'>;
  /** In mm, the unit of the drawing. */
  frontWidth: number;
};

/** Outline of a frame from the front, to scale. */
export function FrameOutline({ drawing: { lens, endPiece, bridge }, frontWidth }: Props) {
  return (
    <>
      <path d={`${lens}${endPiece}${bridge}`} />
      <path d={`${lens}${endPiece}`} transform={`matrix(-1 0 0 1 ${frontWidth} 0)`} />
    </>
  );
}
