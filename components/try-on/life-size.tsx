'use client';

import { useId, useState } from 'react';
import type { FrameFront } from '@/lib/try-on/picture/lenses';
import styles from './try-on.module.css';

/** Every bank card measures that, in mm (ISO 7810). Upright, since phones are narrower than its long side. */
const CARD = { width: 53.98, height: 85.6 } as const;

/** CSS px per mm: what browsers claim, and how far screens differ. */
const SCALE = { initial: 96 / 25.4, min: 2.5, max: 9 } as const;

const RIM_MM = 2;

/** The front of a frame in its true size on this screen, once a bank card fits its outline. */
export function LifeSize({ front }: { front: FrameFront }) {
  const [scale, setScale] = useState<number>(SCALE.initial);
  const id = useId();
  const { frontWidth, bridge, lensWidth, lensHeight } = front;
  const height = lensHeight + 2 * RIM_MM;
  const lens = (x: number) => (
    <rect x={x} y={RIM_MM} width={lensWidth} height={lensHeight} rx={lensHeight / 3} strokeWidth={RIM_MM} />
  );
  const inner = (frontWidth - bridge) / 2;
  return (
    <section className={styles.lifeSize} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Em tamanho real</h3>
      <label htmlFor={id}>
        Encoste um cartão de banco em pé na tela e ajuste até o contorno ficar do mesmo tamanho
      </label>
      <input
        id={id}
        type="range"
        min={SCALE.min}
        max={SCALE.max}
        step={0.01}
        value={scale}
        aria-valuetext={`${Math.round(scale * CARD.width)} pixels de largura`}
        onChange={({ currentTarget }) => setScale(Number(currentTarget.value))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard */}
      <section className={styles.lifeSizeDrawings} aria-label="Cartão e armação em tamanho real" tabIndex={0}>
        <svg
          width={CARD.width * scale}
          height={CARD.height * scale}
          viewBox={`0 0 ${CARD.width} ${CARD.height}`}
          role="img"
          aria-label="Contorno de um cartão de banco"
        >
          <rect
            x="0.25"
            y="0.25"
            width={CARD.width - 0.5}
            height={CARD.height - 0.5}
            rx="3.2"
            fill="none"
            stroke="currentColor"
            strokeWidth="0.5"
          />
        </svg>
        <svg
          width={frontWidth * scale}
          height={height * scale}
          viewBox={`0 0 ${frontWidth} ${height}`}
          fill="none"
          stroke="currentColor"
          role="img"
          aria-label={`Frente da armação, ${frontWidth} mm de largura`}
        >
          {lens(inner - lensWidth)}
          {lens(frontWidth - inner)}
          <path
            d={`M${inner} ${height * 0.36}q${bridge / 2} ${-bridge * 0.4} ${bridge} 0`}
            strokeWidth={RIM_MM}
          />
          <path
            d={`M0 ${height * 0.3}H${inner - lensWidth}M${frontWidth} ${height * 0.3}H${frontWidth - inner + lensWidth}`}
            strokeWidth={RIM_MM}
          />
        </svg>
      </section>
    </section>
  );
}
