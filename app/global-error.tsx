'use client';

import '@/styles/globals.css';
import { Crash } from '@/components/errors/crash';

/** Crash boundary of the whole document, for a shell that cannot be shown either (ERR-06, A-09). */
export default function DocumentCrashBoundary() {
  return (
    <html lang="pt-BR">
      <body>
        <main>
          <Crash />
        </main>
      </body>
    </html>
  );
}
