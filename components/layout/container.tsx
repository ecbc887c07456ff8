import type { ReactNode } from 'react';

/** Limits its content to the page width and adds the page margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="container">{children}</div>;
}

/** Column with equal gaps and vertical padding. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}
