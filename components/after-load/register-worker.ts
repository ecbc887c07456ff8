const WORKER = '/sw.js';

/**
 * Registers the worker that shows the offline page (A31). Not in browsers under remote control, whose every request
 * is watched, nor where workers are not to be had, such as plain http.
 */
export function registerWorker(): void {
  if (navigator.webdriver || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch((error: unknown) => {
    console.warn('Offline page not available', error);
  });
}
