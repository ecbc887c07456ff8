'use client';

import { useEffect } from 'react';
import {
  DEAD_BUTTON,
  type EarlyPressReplay,
  type LastPress,
} from '@/lib/framework/tuning/paint-first/start-scripts';

/** Value of `window.name` while public/offline/recover.js reloads the page to repeat a click; reading storage could throw. */
export const REPEATING = 'repetir';

/** How long after hydration the script is loaded, in ms: after everything that the page needs itself. */
const PREPARATION_MS = 1_500;

/**
 * Loads the script that handles missing code, because a lost connection would prevent that too. It repeats the click
 * for which the page was reloaded.
 */
function loadRecovery(): void {
  const script = document.createElement('script');
  script.src = '/offline/recover.js';
  document.head.append(script);
}

/** How long to wait for the code of a part before its button is clicked again, in ms. */
const RETRY_MS = 200;

/**
 * Clicks buttons again until React handles them. A part of the page hydrates later than this one; while its code loads,
 * React stops a click on it at the document and drops it. A click that gets past the document has been handled, or a
 * carousel will stop it.
 */
function retryLostPresses(signal: AbortSignal): void {
  /** Buttons whose click has not got past the document. */
  const lost = new Set<HTMLElement>();
  /** Buttons whose click was lost, marked as busy until the repeated click gets through. */
  const waiting = new Set<HTMLElement>();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(DEAD_BUTTON) : null;

  function onPress(event: Event) {
    (window as LastPress).lastPress = event;
    const button = buttonOf(event);
    if (button === null || lost.has(button)) return;
    lost.add(button);
    setTimeout(waitForPart, 0, button);
  }
  function waitForPart(button: HTMLElement) {
    if (!lost.has(button)) return;
    waiting.add(button);
    button.setAttribute('aria-busy', 'true');
    setTimeout(retry, RETRY_MS, button);
  }
  function retry(button: HTMLElement) {
    if (lost.delete(button)) button.click();
  }
  function onPassed(event: Event) {
    const button = buttonOf(event);
    if (button === null) return;
    lost.delete(button);
    if (waiting.delete(button)) button.removeAttribute('aria-busy');
  }
  window.addEventListener('click', onPress, { capture: true, signal });
  document.documentElement.addEventListener('click', onPassed, { capture: true, signal });
}

/**
 * Repeats clicks made before JavaScript ran, once the page has hydrated, and clicks made on a part before it hydrated.
 */
export function EarlyPresses() {
  useEffect(() => {
    const controller = new AbortController();
    // The parts around this one hydrate in the same pass.
    let timer = setTimeout(() => {
      retryLostPresses(controller.signal);
      (window as EarlyPressReplay).replayEarlyPresses?.();
      timer = setTimeout(loadRecovery, window.name === REPEATING ? 0 : PREPARATION_MS);
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return null;
}
