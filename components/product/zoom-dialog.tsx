'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  MinusIcon,
  PlusIcon,
} from '@/components/ui/icons-controls';
import { usePanZoom } from './use-pan-zoom';
import styles from './zoom-dialog.module.css';
import { ZoomPad } from './zoom-pad';

export type ZoomPicture = { src: string; alt: string };

type Props = {
  /** At least one. */
  pictures: readonly ZoomPicture[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

const STEP = 0.15;
const FACTOR = 1.5;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/**
 * Pictures on the whole screen (PDP-10 to PDP-12, A14): a press enlarges and reduces, drag, pad and arrow keys
 * move, two fingers, the wheel or + and - zoom, previous and next end with the pictures.
 */
export function ZoomDialog({ pictures, index, onTurn, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLButtonElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { view, isMost, toggle, reset, pan, zoom, handlers } = usePanZoom(stage);
  const zoomed = view.scale > 1;
  const { src = '', alt = '' } = pictures[index] ?? {};

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    stage.current?.focus();
  }, []);

  useEffect(() => {
    picture.current?.style.setProperty(
      'transform',
      `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    );
  }, [view]);

  useEffect(() => {
    // The pad goes with the zoom and would take the focus along.
    if (!zoomed && !dialog.current?.contains(document.activeElement)) stage.current?.focus();
  }, [zoomed]);

  function turn(target: number) {
    if (target < 0 || target >= pictures.length) return;
    reset();
    onTurn(target);
    // The button that leads no further is disabled now and would drop the focus.
    if (target === 0 || target === pictures.length - 1) stage.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow && zoomed) pan(...arrow);
    else if (event.key === 'ArrowLeft') turn(index - 1);
    else if (event.key === 'ArrowRight') turn(index + 1);
    else if (event.key === '+' || event.key === '=') zoom(FACTOR);
    else if (event.key === '-') zoom(1 / FACTOR);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Foto ampliada"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <button
        ref={stage}
        className={styles.stage}
        type="button"
        data-zoomed={zoomed || undefined}
        aria-pressed={zoomed}
        aria-label={`Ampliar: ${alt}`}
        onClick={toggle}
        {...handlers}
      >
        <img ref={picture} src={src} alt="" draggable={false} />
      </button>
      <button
        className={styles.close}
        type="button"
        onClick={() => dialog.current?.close()}
        aria-label="Fechar"
      >
        <CloseIcon />
      </button>
      <div className={styles.tools}>
        <button
          type="button"
          onClick={() => turn(index - 1)}
          disabled={index === 0}
          aria-label="Foto anterior"
        >
          <ChevronLeftIcon />
        </button>
        <span role="status">
          Foto {index + 1} de {pictures.length}
        </span>
        <button
          type="button"
          onClick={() => turn(index + 1)}
          disabled={index >= pictures.length - 1}
          aria-label="Próxima foto"
        >
          <ChevronRightIcon />
        </button>
        <button type="button" onClick={() => zoom(1 / FACTOR)} aria-disabled={!zoomed} aria-label="Reduzir">
          <MinusIcon />
        </button>
        <button type="button" onClick={() => zoom(FACTOR)} aria-disabled={isMost} aria-label="Aproximar">
          <PlusIcon />
        </button>
      </div>
      {zoomed ? <ZoomPad onPan={pan} step={STEP} /> : null}
    </dialog>
  );
}
