import { type FrameDrawing, frameClass, frameDrawing } from '@/lib/product/frame-drawing';
import type { Measurements } from '@/lib/product/measurements';
import styles from './frame-measurements.module.css';

const NAMES = [
  ['frontal', 'Frontal', 'de ponta a ponta'],
  ['ponte', 'Ponte', 'entre as lentes'],
  ['horizontal', 'Horizontal', 'largura da lente'],
  ['vertical', 'Vertical', 'altura da lente'],
] as const;

const MARGIN = 6;

/** The frame to scale with its measures: front, and below it the temple from the side. Told in the table. */
function Drawing({ medidas, drawing }: { medidas: Measurements; drawing: FrameDrawing }) {
  const { frontal, horizontal, haste } = medidas.mm;
  const { width, height, lens, bridge, endPiece, temple, outer, inner, top, bottom } = drawing;
  const middle = (top + bottom) / 2;
  // Left of the lens's middle, so that the number beside it stays within the lens.
  const right = frontal - (outer + horizontal * 0.64);
  const below = bottom + 7;
  return (
    <svg
      className={styles.drawing}
      fill="none"
      stroke="currentColor"
      viewBox={`${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`}
      aria-hidden="true"
    >
      <g strokeLinecap="round">
        <path d={`${lens}${endPiece}`} />
        <path d={`${lens}${endPiece}`} transform={`matrix(-1 0 0 1 ${frontal} 0)`} />
        <path d={bridge} />
        {temple ? <path d={temple.path} /> : null}
      </g>
      <g className={styles.rule}>
        <path d={`M0 ${below}h${frontal}M0 ${below - 2}v4M${frontal} ${below - 2}v4`} />
        <path d={`M${outer} ${middle + 5}h${horizontal}M${outer} ${middle + 3}v4M${inner} ${middle + 3}v4`} />
        <path
          d={`M${inner} ${top - 3}H${frontal - inner}M${inner} ${top - 5}v4M${frontal - inner} ${top - 5}v4`}
        />
        <path d={`M${right} ${top}V${bottom}M${right - 2} ${top}h4M${right - 2} ${bottom}h4`} />
      </g>
      <g className={styles.value} fill="currentColor" stroke="none" textAnchor="middle">
        <text x={frontal / 2} y={below + 7}>
          {medidas.frontal}
        </text>
        <text x={(outer + inner) / 2} y={middle + 2}>
          {medidas.horizontal}
        </text>
        <text x={frontal / 2} y={top - 7}>
          {medidas.ponte}
        </text>
        <text textAnchor="start" x={right + 3} y={middle + 2}>
          {medidas.vertical}
        </text>
        {temple && haste !== null ? (
          <text x={haste * 0.37} y={temple.y + 8}>
            {haste} mm
          </text>
        ) : null}
      </g>
    </svg>
  );
}

/** The measures of a frame, drawn to scale and listed, with its size (PDP-18, A15). */
export function FrameMeasurements({ medidas }: { medidas: Measurements }) {
  const drawing = frameDrawing(medidas.mm);
  return (
    <div className={styles.measures}>
      {drawing ? <Drawing medidas={medidas} drawing={drawing} /> : null}
      <div>
        <table className={styles.table}>
          <tbody>
            {NAMES.map(([key, name, hint]) => (
              <tr key={key}>
                <th scope="row">
                  {name} <span>{hint}</span>
                </th>
                <td>{medidas[key]}</td>
              </tr>
            ))}
            {medidas.gravacao ? (
              <tr>
                <th scope="row">
                  Gravação <span>lente □ ponte - haste</span>
                </th>
                <td>{medidas.gravacao}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
        {drawing ? (
          <p className={styles.hint}>
            Tamanho {frameClass(medidas.mm.frontal)}. Para comparar, veja os números gravados por dentro da
            haste dos seus óculos.
          </p>
        ) : null}
      </div>
    </div>
  );
}
