import { Activity, type ReactNode } from 'react';

type Props = {
  /** Among the parts that hydrate later, from 1. */
  position?: number;
  children: ReactNode;
};

/**
 * A part of the page that hydrates as its own task, after what is around it: one task for a whole page keeps
 * a slow phone busy for too long. A part that is pressed before that hydrates at once.
 */
export function HydrateLater({ position = 1, children }: Props) {
  return (
    <Activity>
      {position > 1 ? <HydrateLater position={position - 1}>{children}</HydrateLater> : children}
    </Activity>
  );
}
