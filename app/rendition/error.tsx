'use client';

import { Crash } from '@/components/errors/crash';

/** Crash boundary inside the shell: header and footer stay (ERR-06, A-09). */
export default function CrashBoundary() {
  return <Crash />;
}
