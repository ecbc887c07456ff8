/** Measurements of a frame, in mm. */
export type FrameMillimetres = {
  frontWidth: number;
  bridge: number;
  lensWidth: number;
  lensHeight: number;
  /** Null when unknown. */
  temple: number | null;
};

/** Size of a frame, by the width of its front in mm. */
export function frameSize(frontWidth: number): 'P' | 'M' | 'G' {
  if (frontWidth < 130) return 'P';
  return frontWidth <= 138 ? 'M' : 'G';
}

/** What is engraved in the temple: lens width, bridge and temple in mm, '52□18-140'; null when one is unknown. */
export const engravingOf = ({ lensWidth, bridge, temple }: FrameMillimetres): string | null =>
  temple === null ? null : `${lensWidth}□${bridge}-${temple}`;

/** The size that the measurements are of, where sizes are named by the width of a lens; null for other names. */
export function measuredSize(
  { lensWidth }: FrameMillimetres,
  sizes: readonly { label: string }[],
): string | null {
  return sizes.length > 1 ? (sizes.find(({ label }) => label === String(lensWidth))?.label ?? null) : null;
}

/**
 * Measurements of another size than the measured one: sizes named by the width of a lens differ by that width, the
 * front by that of both lenses. The given measurements where the sizes say nothing.
 */
export function millimetresOfSize(
  mm: FrameMillimetres,
  sizes: readonly { label: string }[],
  chosen: string | undefined,
): FrameMillimetres {
  const lensWidth = /^\d{2}$/.test(chosen ?? '') ? Number(chosen) : mm.lensWidth;
  if (lensWidth === mm.lensWidth || measuredSize(mm, sizes) === null) return mm;
  return { ...mm, lensWidth, frontWidth: mm.frontWidth + 2 * (lensWidth - mm.lensWidth) };
}
