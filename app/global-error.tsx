'use client';

import '@/styles/globals.css';
import { CrashView } from '@/components/errors/crash-view';

/** Crash boundary of the whole document, for a shell that cannot be shown either (ERR-06, A-09). */
export default function DocumentCrashBoundary() {
  return (
    <html lang="pt-BR">
      <body>
        <main>
          <CrashView />
        </main>
      </body>
    </html>
  );
}
