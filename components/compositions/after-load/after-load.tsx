'use client';

import { useOnDemand, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./shell-extras');

/** Loads what every page has but none waits for. `chatHours` are the support hours of the chat. */
export function AfterLoad({ chatHours }: { chatHours: string }) {
  const extras = useOnDemand(load, useWhenIdle(), () => undefined);
  return extras && <extras.ShellExtras chatHours={chatHours} />;
}
