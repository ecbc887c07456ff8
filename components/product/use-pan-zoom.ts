'use client';

import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Place,
  panBy,
  type Stage,
  stageOf,
  toggleZoom,
  type View,
  WHOLE,
  zoomTo,
} from '@/lib/product/pan-zoom';

/** px that a finger may tremble before a press becomes a drag. */
const TREMBLE = 6;

/** How much a turn of the wheel by one px enlarges, as a power of e. */
const WHEEL = 0.002;

function stageIn(element: Element): Stage {
  const { width, height } = element.getBoundingClientRect();
  const picture = element.querySelector('img');
  return stageOf(
    { width, height },
    { width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 },
  );
}

function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Dragging with one pointer, pinching with two, and the wheel, on the frame in `stage` (PDP-10, PDP-12). */
export function usePanZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);
  const pointers = useRef(new Map<number, Place>());
  const dragged = useRef(false);

  const [most, setMost] = useState<number | null>(null);

  function change(next: (before: View, at: Stage) => View) {
    const element = stage.current;
    if (!element) return;
    const measured = stageIn(element);
    setMost(measured.most);
    setView((before) => next(before, measured));
  }

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    const element = stage.current;
    // The page behind must not scroll, and a pinch on a touchpad must not enlarge everything.
    event.preventDefault();
    if (!element) return;
    const at = placeIn(element, event);
    change((before, measured) =>
      zoomTo(before, before.scale * Math.exp(-event.deltaY * WHEEL), at, measured),
    );
  });

  useEffect(() => {
    const controller = new AbortController();
    // Passive listeners, as React's are, cannot keep the page from scrolling.
    const options = { passive: false, signal: controller.signal };
    stage.current?.addEventListener('wheel', turnWheel, options);
    return () => controller.abort();
  }, [stage]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (pointers.current.size === 0) dragged.current = false;
    pointers.current.set(event.pointerId, placeIn(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = placeIn(event.currentTarget, event);
    if (!dragged.current && distance(before, now) < TREMBLE) return;
    dragged.current = true;
    // From here on the drag may leave the frame.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      change((current, at) => panBy(current, now.x - before.x, now.y - before.y, at));
      return;
    }
    const spread = distance(now, other) / Math.max(1, distance(before, other));
    change((current, at) => zoomTo(current, current.scale * spread, middle(now, other), at));
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  /** A press of the picture; one that ended a drag or is the second of a double press changes nothing. */
  function toggle(event: { clientX: number; clientY: number; detail: number }) {
    if (dragged.current || event.detail > 1) return;
    const element = stage.current;
    // A press by keyboard has no place: the centre stands in.
    if (element) {
      const at = event.detail === 0 ? { x: 0, y: 0 } : placeIn(element, event);
      change((before, measured) => toggleZoom(before, at, measured));
    }
  }

  return {
    view,
    /** True when enlarging further would only blur. */
    isMost: most !== null && view.scale >= most,
    toggle,
    reset: () => setView(WHOLE),
    pan: (dx: number, dy: number) =>
      change((before, at) => panBy(before, dx * at.frame.width, dy * at.frame.height, at)),
    zoom: (factor: number) =>
      change((before, at) => zoomTo(before, before.scale * factor, { x: 0, y: 0 }, at)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
