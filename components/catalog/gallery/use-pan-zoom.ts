'use client';

import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Point,
  panBy,
  toggleZoom,
  UNZOOMED,
  type ZoomArea,
  type ZoomView,
  zoomArea,
  zoomTo,
} from '@/lib/catalog/product/pan-zoom';

/** Movement in px from which a click counts as a drag. */
const DRAG_THRESHOLD = 6;

/** Exponent of the zoom factor per px of wheel movement. */
const WHEEL_SENSITIVITY = 0.002;

/** The box in whose middle the picture is: the frame without its padding, which is behind the controls. */
function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(element).paddingBlockEnd) || 0;
  return { left, top, width, height: height - padding };
}

function measureArea(element: Element): ZoomArea {
  const { width, height } = boxOf(element);
  const picture = element.querySelector('img');
  return zoomArea(
    { width, height },
    { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    picture?.naturalWidth ?? 0,
  );
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = boxOf(element);
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Pan and zoom state of the picture in `frame`: one pointer drags, two pinch; wheel and click zoom. */
export function usePanZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ZoomView>(UNZOOMED);
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const [maxScale, setMaxScale] = useState<number | null>(null);

  function change(next: (before: ZoomView, area: ZoomArea) => ZoomView) {
    const element = frame.current;
    if (!element) return;
    const area = measureArea(element);
    setMaxScale(area.maxScale);
    setView((before) => next(before, area));
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = frame.current;
    // Do not scroll the page behind the dialog, and do not zoom it on a touchpad pinch.
    event.preventDefault();
    if (!element) return;
    const at = pointIn(element, event);
    change((before, area) =>
      zoomTo(before, before.scale * Math.exp(-event.deltaY * WHEEL_SENSITIVITY), at, area),
    );
  });

  useEffect(() => {
    const controller = new AbortController();
    // React's wheel listeners are passive and cannot prevent scrolling.
    const options = { passive: false, signal: controller.signal };
    frame.current?.addEventListener('wheel', onWheel, options);
    return () => controller.abort();
  }, [frame]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (pointers.current.size === 0) dragged.current = false;
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined) return;
    // Released outside the frame, before the drag began and the pointer was captured.
    if (event.buttons === 0) {
      pointers.current.delete(event.pointerId);
      return;
    }
    const now = pointIn(event.currentTarget, event);
    if (!dragged.current && distance(before, now) < DRAG_THRESHOLD) return;
    dragged.current = true;
    // Keep receiving moves outside the frame.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      change((current, area) => panBy(current, now.x - before.x, now.y - before.y, area));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    change((current, area) => zoomTo(current, current.scale * factor, midpoint(now, other), area));
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  /** Click handler. Ignores a click that ends a drag, and the second click of a double click. */
  function toggle(event: { clientX: number; clientY: number; detail: number }) {
    if (dragged.current || event.detail > 1) return;
    const element = frame.current;
    // A keyboard click has no position: zoom around the centre.
    if (element) {
      const at = event.detail === 0 ? { x: 0, y: 0 } : pointIn(element, event);
      change((before, area) => toggleZoom(before, at, area));
    }
  }

  return {
    view,
    /** Whether the picture cannot be zoomed in further. */
    isMaxZoom: maxScale !== null && view.scale >= maxScale,
    toggle,
    reset: () => setView(UNZOOMED),
    /** Moves the picture by fractions of the frame's width and height. */
    pan: (dx: number, dy: number) =>
      change((before, area) => panBy(before, dx * area.frame.width, dy * area.frame.height, area)),
    zoom: (factor: number) =>
      change((before, area) => zoomTo(before, before.scale * factor, { x: 0, y: 0 }, area)),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
