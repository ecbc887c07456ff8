import { Activity, type ReactNode } from 'react';

type Props = {
  /** After how many other pieces. */
  turns?: number;
  children: ReactNode;
};

/**
 * A part of the page that hydrates as a task of its own, after what is around it: one task for a whole page keeps
 * a slow phone busy for too long. What is pressed before that hydrates at once.
 */
export function HydrateLater({ turns = 1, children }: Props) {
  return (
    <Activity>{turns > 1 ? <HydrateLater turns={turns - 1}>{children}</HydrateLater> : children}</Activity>
  );
}
