'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons-arrows';
import { MinusIcon, PlusIcon } from '@/components/ui/icons-controls';
import { ArrowRightIcon, CloseIcon } from '@/components/ui/icons-core';
import { isPlainKey } from '@/components/ui/plain-key';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { usePanZoom } from './use-pan-zoom';
import styles from './zoom-dialog.module.css';

export type ZoomPicture = {
  src: string;
  /** Small version of the picture; '' for none. */
  thumb: string;
  alt: string;
};

type Props = {
  /** At least one picture. */
  pictures: readonly ZoomPicture[];
  index: number;
  onIndexChange: (index: number) => void;
  onClose: () => void;
  /** Whether a wide window shows the whole picture too, instead of cropping it like the gallery. */
  isWhole?: boolean;
};

/** Minimum horizontal swipe in px that changes a picture that is not enlarged. */
const SWIPE = 48;
/** Share of the frame's width or height that one pan step moves. */
const PAN_STEP = 0.15;
const ZOOM_FACTOR = 1.5;
const PAN_KEYS: Record<string, [number, number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

/** Pointer handlers that recognise a swipe. Its direction is -1 to the left and 1 to the right. */
function useSwipe(isEnabled: boolean, onSwipe: (direction: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    begin(event: PointerEvent) {
      start.current = isEnabled && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    },
    end(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from === null || !isEnabled) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) onSwipe(Math.sign(x));
    },
  };
}

/**
 * Full-screen pictures. Click, pinch, wheel, buttons and the keys +, - and 0 zoom. Dragging, buttons and arrow keys pan
 * a zoomed picture; swipes, buttons, arrow keys, Home and End change the picture otherwise. The dialog first shows the whole
 * picture.
 */
export function ZoomDialog({ pictures, index, onIndexChange, onClose, isWhole = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { view, isMaxZoom, toggle, reset, pan, zoom, handlers } = usePanZoom(frame);
  const zoomed = view.scale > 1;
  useBackCloses(true, () => dialog.current?.close());
  const swipe = useSwipe(!zoomed, (direction) => showPicture(index - direction));
  const { src = '', alt = '' } = pictures[index] ?? {};

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    frame.current?.focus();
  }, []);

  useEffect(() => {
    picture.current?.style.setProperty(
      'transform',
      `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    );
  }, [view]);

  useEffect(() => {
    // Zooming out unmounts the pan buttons, which would lose the focus.
    if (!zoomed && !dialog.current?.contains(document.activeElement)) frame.current?.focus();
  }, [zoomed]);

  function showPicture(target: number) {
    if (target < 0 || target >= pictures.length) return;
    reset();
    onIndexChange(target);
    // At either end a button becomes disabled, which would lose the focus.
    if (target === 0 || target === pictures.length - 1) frame.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isPlainKey(event)) return;
    const arrow = PAN_KEYS[event.key];
    if (arrow && zoomed) pan(...arrow);
    else if (event.key === 'ArrowLeft') showPicture(index - 1);
    else if (event.key === 'ArrowRight') showPicture(index + 1);
    else if (event.key === 'Home') showPicture(0);
    else if (event.key === 'End') showPicture(pictures.length - 1);
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_FACTOR);
    else if (event.key === '-') zoom(1 / ZOOM_FACTOR);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Foto ampliada"
      data-whole={isWhole || undefined}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <button
        ref={frame}
        className={styles.frame}
        type="button"
        data-zoomed={zoomed || undefined}
        aria-pressed={zoomed}
        aria-label={`Ampliar: ${alt}`}
        onClick={toggle}
        {...handlers}
        onPointerDown={(event) => {
          swipe.begin(event);
          handlers.onPointerDown(event);
        }}
        onPointerUp={(event) => {
          handlers.onPointerUp(event);
          swipe.end(event);
        }}
      >
        <img ref={picture} src={src} alt="" draggable={false} />
        {/* The button's name says the same. */}
        {zoomed ? null : (
          <span className={styles.hint} aria-hidden="true">
            <span data-input="touch">Toque</span>
            <span data-input="mouse">Clique</span> na foto para ampliar
          </span>
        )}
      </button>
      <button
        className={styles.close}
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label="Fechar"
      >
        <CloseIcon />
      </button>
      <Thumbs pictures={pictures} index={index} onShow={showPicture} />
      <div className={styles.toolbar}>
        {pictures.length > 1 ? (
          <PictureButtons index={index} count={pictures.length} onShow={showPicture} />
        ) : null}
        <ZoomButtons canZoomOut={zoomed} canZoomIn={!isMaxZoom} onZoom={zoom} />
      </div>
      {zoomed ? <PanButtons onPan={pan} /> : null}
    </dialog>
  );
}

type ShowProps = { index: number; onShow: (index: number) => void };

/** A small version of each picture, which shows it; renders nothing for a single picture. */
function Thumbs({ pictures, index, onShow }: ShowProps & Pick<Props, 'pictures'>) {
  if (pictures.length < 2) return null;
  return (
    <ul className={styles.thumbs} aria-label="Fotos">
      {pictures.map((one, position) => (
        <li key={one.src}>
          <button
            type="button"
            aria-label={`Ver foto ${position + 1}`}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
          >
            <img src={one.thumb || one.src} alt="" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function PictureButtons({ index, count, onShow }: ShowProps & { count: number }) {
  return (
    <>
      <button
        type="button"
        onClick={() => onShow(index - 1)}
        disabled={index === 0}
        aria-label="Foto anterior"
      >
        <ChevronLeftIcon />
      </button>
      <span role="status">
        Foto {index + 1} de {count}
      </span>
      <button
        type="button"
        onClick={() => onShow(index + 1)}
        disabled={index >= count - 1}
        aria-label="Próxima foto"
      >
        <ChevronRightIcon />
      </button>
    </>
  );
}

type ZoomProps = { canZoomOut: boolean; canZoomIn: boolean; onZoom: (factor: number) => void };

function ZoomButtons({ canZoomOut, canZoomIn, onZoom }: ZoomProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => onZoom(1 / ZOOM_FACTOR)}
        aria-disabled={!canZoomOut}
        aria-label="Reduzir"
      >
        <MinusIcon />
      </button>
      <button
        type="button"
        onClick={() => onZoom(ZOOM_FACTOR)}
        aria-disabled={!canZoomIn}
        aria-label="Aproximar"
      >
        <PlusIcon />
      </button>
    </>
  );
}

const PAN_BUTTONS = [
  { direction: 'left', label: 'Ver mais à esquerda', move: [PAN_STEP, 0] },
  { direction: 'up', label: 'Ver mais acima', move: [0, PAN_STEP] },
  { direction: 'down', label: 'Ver mais abaixo', move: [0, -PAN_STEP] },
  { direction: 'right', label: 'Ver mais à direita', move: [-PAN_STEP, 0] },
] as const;

/** Pans without dragging (WCAG 2.5.7). */
function PanButtons({ onPan }: { onPan: (dx: number, dy: number) => void }) {
  return (
    <fieldset className={styles.panButtons}>
      <legend className="visually-hidden">Mover a foto</legend>
      {PAN_BUTTONS.map(({ direction, label, move: [dx, dy] }) => (
        <button
          key={direction}
          type="button"
          data-direction={direction}
          onClick={() => onPan(dx, dy)}
          aria-label={label}
        >
          <ArrowRightIcon />
        </button>
      ))}
    </fieldset>
  );
}
