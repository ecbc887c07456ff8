import type { ReactNode } from 'react';

/** Column of blocks with one gap between them and room above and below. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}
