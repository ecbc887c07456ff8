import { Activity, type ReactNode } from 'react';

type Props = {
  /** Position among the parts that hydrate later, from 1. */
  position?: number;
  children: ReactNode;
};

/**
 * A part of the page that hydrates in a separate task, after its surroundings: one task for a whole page keeps a slow
 * phone busy for too long. If it is pressed before, it hydrates at once.
 */
export function HydrateLater({ position = 1, children }: Props) {
  return (
    <Activity>
      {position > 1 ? <HydrateLater position={position - 1}>{children}</HydrateLater> : children}
    </Activity>
  );
}
