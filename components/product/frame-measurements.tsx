import type { Measurements } from '@/lib/product/measurements';
import styles from './frame-measurements.module.css';

const NAMES = [
  ['frontal', 'Frontal', 'de ponta a ponta'],
  ['ponte', 'Ponte', 'entre as lentes'],
  ['horizontal', 'Horizontal', 'largura da lente'],
  ['vertical', 'Vertical', 'altura da lente'],
] as const;

/** The four measures of a frame, drawn and listed (PDP-18, A15). */
export function FrameMeasurements({ medidas }: { medidas: Measurements }) {
  return (
    <div className={styles.measures}>
      <svg
        className={styles.drawing}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        viewBox="0 0 400 190"
        aria-hidden="true"
      >
        <g strokeWidth={3}>
          <path d="M60 66q0-26 36-26h48q36 0 36 30 0 58-58 58-62 0-62-62Z" />
          <path d="M340 66q0-26-36-26h-48q-36 0-36 30 0 58 58 58 62 0 62-62Z" />
          <path d="M180 66q20-16 40 0M60 58 44 50M340 58l16-8" />
        </g>
        <g className={styles.rule}>
          <path d="M44 162h312M44 156v12M356 156v12" />
          <path d="M62 30h112M62 24v12M174 24v12" />
          <path d="M182 30h36M182 24v12M218 24v12" />
          <path d="M374 40v88M368 40h12M368 128h12" />
        </g>
        <g className={styles.value} fontSize="13">
          <text x="200" y="184">
            {medidas.frontal}
          </text>
          <text x="118" y="16">
            {medidas.horizontal}
          </text>
          <text x="200" y="16">
            {medidas.ponte}
          </text>
          <text x="374" y="146">
            {medidas.vertical}
          </text>
        </g>
      </svg>
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
    </div>
  );
}
