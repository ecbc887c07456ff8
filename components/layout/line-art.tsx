import type { LineDrawing } from '@/lib/storefront/storefront';

/** A drawing of the storefront's, for the eye only; `className` gives it size and stroke. */
export function LineArt({ drawing, className }: { drawing: LineDrawing; className: string | undefined }) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      {drawing.paths.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}
