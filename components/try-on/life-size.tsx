'use client';

import { type ReactNode, type ToggleEvent, useEffect, useId, useState } from 'react';
import { FrameOutline } from '@/components/catalog/product/frame-outline';
import { prefersReducedMotion } from '@/components/ui/animate-scroll';
import { Disclosure } from '@/components/ui/disclosure';
import { IconButton } from '@/components/ui/icon-button';
import { MinusIcon, PlusIcon } from '@/components/ui/icons-controls';
import { frameDrawing } from '@/lib/catalog/product/frame-measurements';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import styles from './life-size.module.css';

/** The short side of every bank card, in mm (ISO 7810); unlike the long side it fits on a phone held upright. */
const CARD_MM = 53.98;

/** The visible length of the card's long side, in mm; the shopper aligns its corners. */
const SHOWN_MM = 24;

const CORNER_MM = 3.2;

/** CSS px per mm: the nominal value, and the range across screens. */
const SCALE = { initial: 96 / 25.4, min: 2.5, max: 9 } as const;

/** Change of the scale that makes the card's outline 1 px wider: finer than a thumb on the slider. */
const ONE_PX = 1 / CARD_MM;

const RIM_MM = 2;

/** Space beyond both ends of the frame and of the ruler, whose last number is centred on its end. */
const MARGIN_MM = 4;

const TEN_MM = 10;

/** The upper end of an upright card, open at the bottom: two corners and the short side between them. */
function CardEnd({ scale }: { scale: number }) {
  return (
    <svg
      width={CARD_MM * scale}
      height={SHOWN_MM * scale}
      viewBox={`0 0 ${CARD_MM} ${SHOWN_MM}`}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label="Contorno do lado curto de um cartão de banco"
    >
      <path
        d={`M.25 ${SHOWN_MM}V${CORNER_MM}A${CORNER_MM} ${CORNER_MM} 0 0 1 ${CORNER_MM} .25H${CARD_MM - CORNER_MM}A${CORNER_MM} ${CORNER_MM} 0 0 1 ${CARD_MM - 0.25} ${CORNER_MM}V${SHOWN_MM}`}
        strokeWidth="0.5"
      />
      <text
        x={CARD_MM / 2}
        y={SHOWN_MM / 2}
        fontSize="4"
        fill="currentColor"
        stroke="none"
        textAnchor="middle"
      >
        54 mm
      </text>
    </svg>
  );
}

type DrawingProps = {
  /** Size of the horizontal drawing, in mm, without its margins. */
  width: number;
  height: number;
  /** CSS px per mm. */
  scale: number;
  /** Whether the drawing is rotated by 90 degrees, because a frame is wider than a phone but not longer. */
  isUpright: boolean;
  label: string;
  children: ReactNode;
};

/** A drawing at its true size. */
function Drawing({ width, height, scale, isUpright, label, children }: DrawingProps) {
  const length = width + 2 * MARGIN_MM;
  const [across, down] = isUpright ? [height, length] : [length, height];
  const start = isUpright ? `0 ${-MARGIN_MM}` : `${-MARGIN_MM} 0`;
  return (
    <svg
      width={across * scale}
      height={down * scale}
      viewBox={`${start} ${across} ${down}`}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
    >
      <g transform={isUpright ? `translate(${height} 0) rotate(90)` : undefined}>{children}</g>
    </svg>
  );
}

const RULER_MM = 8;

type RulerProps = Pick<DrawingProps, 'scale' | 'isUpright'> & { length: number };

/** A ruler as long as the frame, with a mark every 10 mm. */
function Ruler({ length, ...look }: RulerProps) {
  const marks = Array.from({ length: Math.floor(length / TEN_MM) + 1 }, (_, index) => index * TEN_MM);
  return (
    <Drawing width={length} height={RULER_MM} label="Régua em milímetros" {...look}>
      <g strokeWidth="0.3">
        <path d={`M0 .2H${length}${marks.map((mm) => `M${mm} 0v3`).join('')}`} />
      </g>
      <g fontSize="3" fill="currentColor" stroke="none" textAnchor="middle">
        {marks.slice(1).map((mm) => (
          <text key={mm} x={mm} y="6.5">
            {mm}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

/** In windows narrower than this, in px, the frame is upright. */
const LYING_FROM = 640;

/** Whether the window is too narrow for a horizontal frame, also after the device has been rotated. */
function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < LYING_FROM);
  useEffect(() => {
    const update = () => setNarrow(window.innerWidth < LYING_FROM);
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return isNarrow;
}

/**
 * The front of a frame at its true size on this screen, once the outline has been adjusted to the short side of a bank
 * card (TRY-05). Without a title where the words that open it say the same.
 */
export function LifeSize({ front, hasTitle = true }: { front: FrameFront; hasTitle?: boolean }) {
  const [scale, setScale] = useState<number>(SCALE.initial);
  const id = useId();
  const isUpright = useIsNarrow();
  const { frontWidth, lensHeight, lensWidth, bridge } = front;
  // Half the stroke extends beyond the path at each end; including it, the frame has the stated width.
  const outline = Math.max(frontWidth - RIM_MM, 2 * lensWidth + bridge);
  const drawing = frameDrawing({ ...front, frontWidth: outline, temple: null });
  if (drawing === null) return null;
  const height = lensHeight + 2 * RIM_MM;
  const change = (next: number) => setScale(Math.min(SCALE.max, Math.max(SCALE.min, next)));
  return (
    <section className={styles.lifeSize} aria-label="Em tamanho real">
      {hasTitle ? <h3>Em tamanho real</h3> : null}
      <label htmlFor={id}>
        Encoste na tela o lado curto de um cartão de banco e ajuste até o contorno ter a mesma largura.
      </label>
      <div className={styles.scale}>
        <IconButton label="Diminuir o contorno" onClick={() => change(scale - ONE_PX)}>
          <MinusIcon />
        </IconButton>
        <input
          id={id}
          type="range"
          min={SCALE.min}
          max={SCALE.max}
          step={0.01}
          value={scale}
          aria-valuetext={`${Math.round(scale * CARD_MM)} pixels de largura`}
          onChange={({ currentTarget }) => setScale(Number(currentTarget.value))}
        />
        <IconButton label="Aumentar o contorno" onClick={() => change(scale + ONE_PX)}>
          <PlusIcon />
        </IconButton>
      </div>
      {isUpright ? (
        <p className={styles.upright}>A armação está de lado para caber inteira na tela: vire o celular.</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard */}
      <section className={styles.lifeSizeDrawings} aria-label="Cartão e armação em tamanho real" tabIndex={0}>
        <CardEnd scale={scale} />
        <div className={styles.frameAndRuler} data-upright={isUpright || undefined}>
          <Drawing
            width={frontWidth}
            height={height}
            scale={scale}
            isUpright={isUpright}
            label={`Frente da armação, ${frontWidth} mm de largura`}
          >
            <g
              strokeWidth={RIM_MM}
              transform={`translate(${(frontWidth - outline) / 2} ${RIM_MM - drawing.top})`}
            >
              <FrameOutline drawing={drawing} frontWidth={outline} />
            </g>
          </Drawing>
          <Ruler scale={scale} length={frontWidth} isUpright={isUpright} />
        </div>
      </section>
      <p className={styles.size}>
        A frente mede {frontWidth} mm de ponta a ponta. A régua está em milímetros.
      </p>
    </section>
  );
}

/** The same drawing in the first step, for shoppers who want no photo; opens after a photo has been rejected. */
export function LifeSizeOffer({ front, isOpen }: { front: FrameFront; isOpen: boolean }) {
  /** Only after a click, because a drawing that is open from the start must not hide the message about the photo. */
  function showOpened({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || isOpen) return;
    currentTarget.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }
  return (
    <Disclosure
      title="Ver em tamanho real, sem foto"
      open={isOpen}
      key={String(isOpen)}
      details={{ onToggle: showOpened }}
    >
      <LifeSize front={front} hasTitle={false} />
    </Disclosure>
  );
}
