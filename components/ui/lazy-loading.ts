'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * Closes the empty panel that an early click has opened (lib/framework/tuning/paint-first/start-scripts.ts), when the
 * real one opens or cannot. The focus returns to the button, so that the real panel returns it there. A message of
 * public/offline/recover.js (`data-told`) stays. Returns whether the panel was open.
 */
export function closeWaitingPanel(): boolean {
  const panel = document.querySelector<HTMLDialogElement>('dialog#waiting-panel[open]:not([data-told])');
  panel?.close();
  return panel !== null;
}

/**
 * Imports a module when `wanted` becomes true and keeps it; null until it has loaded. If the import fails,
 * `onUnavailable` is called, and the next change of `wanted` retries, or the return of the connection.
 * @param load wraps an `import()`; must be the same function on every render
 */
export function useLazyModule<T extends object>(
  load: () => Promise<T>,
  wanted: boolean,
  onUnavailable: () => void,
): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const reportUnavailable = useEffectEvent(onUnavailable);

  useEffect(() => {
    if (!wanted || loaded !== null) return;
    let current = true;
    function attempt() {
      load().then(
        (module) => {
          if (current) setLoaded(module);
        },
        () => {
          if (!current) return;
          closeWaitingPanel();
          reportUnavailable();
          addEventListener('online', attempt, { once: true });
        },
      );
    }
    attempt();
    return () => {
      current = false;
    };
  }, [wanted, loaded, load]);

  return loaded;
}

/** Starts an import early, for example on pointerenter or focus. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {
    // `useLazyModule` retries and handles the error.
  });
}

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Scripts and screen readers send none of these events; they get everything two seconds after the load. */
const MAX_WAIT_MS = 1_500;

/** Delay after the first interaction, in ms, so that the requests of the interaction are sent first. */
const AFTER_INTERACTION_MS = 300;

/**
 * Becomes true on the first interaction after the load event, or a second and a half after it: for deferred content on
 * every page. With `skipWait` it becomes true right after the load event.
 */
export function useWhenIdle(skipWait = false): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => setIsIdle(true);
    function onInteraction() {
      controller.abort();
      clearTimeout(timer);
      timer = setTimeout(finish, AFTER_INTERACTION_MS);
    }
    function startWaiting() {
      if (skipWait) return finish();
      timer = setTimeout(finish, MAX_WAIT_MS);
      for (const type of INTERACTION_EVENTS)
        window.addEventListener(type, onInteraction, { signal, passive: true });
    }
    if (document.readyState === 'complete') startWaiting();
    else window.addEventListener('load', startWaiting, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [skipWait]);
  return isIdle;
}

/** Distance from the viewport that counts as near, so that lazy content has loaded when it scrolls into view. */
const ROOT_MARGIN = '600px';

/** Becomes true once the element is near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);

  return isNear;
}
