'use client';

import { CrashFallback } from '@/components/compositions/errors/crash-fallback';

/** Crash boundary inside the shell: header and footer remain. */
export default function CrashBoundary() {
  return <CrashFallback />;
}
