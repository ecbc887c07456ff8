import type { ReactNode } from 'react';

/** Page width of 1440 px at most, with the page's margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="container">{children}</div>;
}
