import styles from './measure-editor.module.css';

/** A face in the corners of a viewfinder. */
export function PhotoFigure() {
  return (
    <svg viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
      <path d="M18 4H4v14M78 4h14v14M18 68H4V54M78 68h14V54" />
      <ellipse cx="48" cy="36" rx="18" ry="24" />
      <circle cx="40" cy="32" r="6.5" />
      <circle cx="56" cy="32" r="6.5" />
      <path d="M46.5 31q1.5-1.5 3 0" />
    </svg>
  );
}

const MIRROR = 'M30 70h36M48 66v4M24 6h48v60H24Z';
const FACE = 'M36 30a12 15 0 1 0 24 0a12 15 0 1 0-24 0';
const RULER = 'M20 32h56v10H20ZM27 32v4M34 32v6M41 32v4M48 32v6M55 32v4M62 32v6M69 32v4';
const WIDTH = 'M36 30v36M60 30v36M36 62h24M39 59l-3 3 3 3M57 59l3 3-3 3';

/** How an optician measures the width of a face, adapted for measuring at home: mirror, ruler, reading. */
const STEPS = [
  { drawing: `${MIRROR}${FACE}`, text: 'Sem óculos, olhe de frente para um espelho.' },
  { drawing: `${FACE}${RULER}`, text: 'Apoie uma régua na altura dos olhos, de uma têmpora à outra.' },
  {
    drawing: `${FACE}${WIDTH}`,
    text: 'Leia os milímetros entre as têmporas. Sem régua, compare com um cartão: ele tem 86 mm.',
  },
] as const;

/** The three steps of measuring a face width, each with a drawing. */
export function WidthSteps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ drawing, text }) => (
        <li key={text}>
          <svg viewBox="16 0 64 72" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
            <path d={drawing} />
          </svg>
          {text}
        </li>
      ))}
    </ol>
  );
}
