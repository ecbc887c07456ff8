'use client';

import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Frame, type Place, panBy, toggleZoom, type View, WHOLE, zoomTo } from '@/lib/product/pan-zoom';

/** px that a finger may tremble before a press becomes a drag. */
const TREMBLE = 6;

const sizeOf = (element: Element): Frame => element.getBoundingClientRect();

function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Dragging with one pointer and pinching with two, on the frame in `stage` (PDP-10, PDP-12). */
export function usePanZoom(stage: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);
  const pointers = useRef(new Map<number, Place>());
  const dragged = useRef(false);

  function change(next: (before: View, frame: Frame) => View) {
    const element = stage.current;
    if (element) setView((before) => next(before, sizeOf(element)));
  }

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
      change((current, frame) => panBy(current, now.x - before.x, now.y - before.y, frame));
      return;
    }
    const spread = distance(now, other) / Math.max(1, distance(before, other));
    change((current, frame) => zoomTo(current, current.scale * spread, middle(now, other), frame));
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
      setView((before) => toggleZoom(before, at, sizeOf(element)));
    }
  }

  return {
    view,
    toggle,
    reset: () => setView(WHOLE),
    pan: (dx: number, dy: number) =>
      change((before, frame) => panBy(before, dx * frame.width, dy * frame.height, frame)),
    zoom: (factor: number) =>
      change((before, frame) => zoomTo(before, before.scale * factor, { x: 0, y: 0 }, frame)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
