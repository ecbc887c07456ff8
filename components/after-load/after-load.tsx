'use client';

import { useOnDemand } from '@/components/ui/use-on-demand';
import { useSettled } from '@/components/ui/use-settled';

const load = () => import('./shell-extras');

/** Place of what every page has but none waits for. `whatsApp` tells the hours of the chat. */
export function AfterLoad({ whatsApp }: { whatsApp: string }) {
  const extras = useOnDemand(load, useSettled(), () => undefined);
  return extras && <extras.ShellExtras whatsApp={whatsApp} />;
}
