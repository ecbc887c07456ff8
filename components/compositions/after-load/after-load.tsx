'use client';

import { useOnDemand, useWhenIdle } from '@/components/ui/lazy-loading';

const load = () => import('./shell-extras');

/** Loads what every page has but none waits for. `chatHours` says when somebody answers the chat. */
export function AfterLoad({ chatHours }: { chatHours: string }) {
  const extras = useOnDemand(load, useWhenIdle(), () => undefined);
  return extras && <extras.ShellExtras chatHours={chatHours} />;
}
