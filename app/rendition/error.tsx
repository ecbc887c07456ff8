'use client';

import { CrashView } from '@/components/errors/crash-view';

/** Crash boundary inside the shell: header and footer stay (ERR-06, A-09). */
export default function CrashBoundary() {
  return <CrashView />;
}
