'use client';

import { useEffect } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { registerWorker } from './register-worker';
import { SealGuard } from './seal-guard';
import { WhatsAppFloat } from './whatsapp-float';

/** Chat button, toasts, the seals' warning and the worker behind the offline page: wanted on every page, by none at first. */
export function ShellExtras({ whatsApp }: { whatsApp: string }) {
  useEffect(registerWorker, []);
  return (
    <>
      <WhatsAppFloat hours={whatsApp} />
      <SealGuard />
      <Toaster />
    </>
  );
}
