import type { ReactNode } from 'react';
import type { LayoutStyles as Styles } from '@/lib/listing/layout';

/** Puts a listing under the style sheet that the platform has for it; without one, just the listing (LIST-53). */
export function LayoutStyles({ styles, children }: { styles: Styles | null; children: ReactNode }) {
  if (styles === null) return children;
  return (
    <div {...styles.scope}>
      <link rel="stylesheet" href={styles.href} precedence="layout" />
      {children}
    </div>
  );
}
