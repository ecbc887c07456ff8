'use client';

import '@/styles/globals.css';
import { CrashFallback } from '@/components/compositions/errors/crash-fallback';

/** Crash boundary of the whole document, for errors that prevent even the shell from rendering. */
export default function DocumentCrashBoundary() {
  return (
    <html lang="pt-BR">
      <body>
        <main>
          <CrashFallback />
        </main>
      </body>
    </html>
  );
}
