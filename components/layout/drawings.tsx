import { Icon } from '@/components/ui/icons-core';
import type { LineDrawing } from '@/lib/config/storefronts/storefront';

/** Decorative line drawing from the storefront; `className` sets its size and stroke. */
export function LineArt({ drawing, className }: { drawing: LineDrawing; className: string | undefined }) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      {drawing.paths.map((path) => (
        <path d={path} key={path} />
      ))}
    </svg>
  );
}

/** Icon from the paths of the storefront's `symbol`. */
export function ShopSymbol({ paths }: { paths: readonly string[] }) {
  return (
    // Moves to the corner before each path, because a path may begin with a relative move.
    <Icon d={paths.map((path) => `M0 0${path}`).join('')} />
  );
}
