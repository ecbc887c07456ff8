'use client';

import { useLazyModule, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./shell-extras');

/** Loads what every page has but none waits for. `chatHours` are the support hours of the chat. */
export function AfterLoad({ chatHours }: { chatHours: string }) {
  const extras = useLazyModule(load, useWhenIdle(), () => undefined);
  return extras && <extras.ShellExtras chatHours={chatHours} />;
}
