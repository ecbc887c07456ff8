'use client';

import { useEffect } from 'react';
import { preload } from '@/components/ui/lazy-loading';
import { useConfirm } from '@/components/ui/use-confirm';
import { checkPrices } from './check-prices';
import { onFirstUse } from './on-first-use';
import { respondToAssistants } from './respond-to-assistants';
import { useFocusInView, useSpaceOnFilters } from './use-keyboard';
import { usePriceFormWithinApp } from './use-price-form-within-app';
import { useResultsSearchWithinApp } from './use-search-within-app';
import { WhatsAppFloat } from './whatsapp-float';

/**
 * Chat button, warning on the seals, focus that stays in view, Space on filters, messages about unreadable prices,
 * responses to assistants, and service worker: on every page, but not needed at first.
 */
export function ShellExtras({ chatLabel }: { chatLabel: string }) {
  useEffect(registerServiceWorker, []);
  useFocusInView();
  useSpaceOnFilters();
  useResultsSearchWithinApp();
  usePriceFormWithinApp();
  useEffect(respondToAssistants, []);
  useEffect(checkPrices, []);
  useEffect(drawMenuOnUse, []);
  useEffect(drawSideMenuOnUse, []);
  useEffect(prepareForLostConnection, []);
  return (
    <>
      <WhatsAppFloat label={chatLabel} />
      <SealGuard />
    </>
  );
}

/** On a right click on a seal (`data-seal`), says that it must not be copied. */
export function SealGuard() {
  const { confirm, dialog } = useConfirm();
  useEffect(() => {
    function onContextMenu(event: MouseEvent) {
      if (!(event.target instanceof Element) || event.target.closest('[data-seal]') === null) return;
      event.preventDefault();
      void confirm({ text: 'A cópia deste selo é proibida.', confirm: 'Entendi' });
    }
    document.addEventListener('contextmenu', onContextMenu);
    return () => document.removeEventListener('contextmenu', onContextMenu);
  }, [confirm]);
  return dialog;
}

/** Adds drawings and pictures to the menu on wide screens when the pointer approaches it. */
export function drawMenuOnUse() {
  const menu = document.querySelector('header nav');
  if (!menu) return () => undefined;
  return onFirstUse(
    menu,
    () => void import('./draw-menu').then(({ drawMenu }) => drawMenu(menu)).catch(console.warn),
  );
}

/** Adds drawings to the entries of the side menu, which exist only while it is open, when one of its groups opens. */
export function drawSideMenuOnUse() {
  const listeners = new AbortController();
  function onToggle({ target }: Event) {
    const isGroup = target instanceof Element && target.matches('details[name^="menu-lateral"][open]');
    const menu = isGroup ? target.closest('nav') : null;
    if (!menu) return;
    void import('./draw-menu-shapes').then(({ drawMenuShapes }) => drawMenuShapes(menu)).catch(console.warn);
  }
  document.addEventListener('toggle', onToggle, { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}

/**
 * Loads the panels of the header, which show what is known without a connection, and the messages about changes that
 * fail, because a lost connection would prevent that too.
 */
function prepareForLostConnection() {
  preload(() => import('@/components/layout/menu-drawer-panel'));
  preload(() => import('@/components/purchase/cart/cart-drawer'));
  preload(() => import('@/components/purchase/cart/add-failed-alert'));
  preload(() => import('@/components/ui/alert-dialog'));
}

const WORKER_URL = '/sw.js';

/**
 * Registers the service worker that shows the offline page. Not in browsers under remote control, whose tests watch
 * every request, and not where workers are unavailable, as with plain http.
 */
export function registerServiceWorker(): void {
  if (navigator.webdriver || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' }).catch((error: unknown) => {
    console.warn('Offline page not available', error);
  });
}
