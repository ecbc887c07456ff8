import { Activity, type ReactNode } from 'react';

type Props = {
  /** Position among the parts that hydrate later, from 1. */
  position?: number;
  children: ReactNode;
};

/**
 * A part of the page that hydrates in a separate task, after its surroundings, because one task for a whole page would
 * block a slow phone for too long. If it is clicked earlier, it hydrates at once.
 */
export function HydrateLater({ position = 1, children }: Props) {
  return (
    <Activity>
      {position > 1 ? <HydrateLater position={position - 1}>{children}</HydrateLater> : children}
    </Activity>
  );
}
