'use client';

import { CrashFallback } from '@/components/compositions/errors/crash-fallback';

/** Crash boundary inside the shell: header and footer stay. */
export default function CrashBoundary() {
  return <CrashFallback />;
}
