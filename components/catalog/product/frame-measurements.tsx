import '@/components/catalog/product-page-styles';
import { type FrameDrawing, frameDrawing, type Measurements } from '@/lib/catalog/product/frame-measurements';
import { engravingOf, type SizedMeasurements, sizeName } from '@/lib/catalog/product/frame-size';
import styles from './frame-measurements.module.css';
import { FrameOutline } from './frame-outline';

const ROWS = [
  ['frontWidth', 'Frontal', 'de ponta a ponta'],
  ['bridge', 'Ponte', 'entre as lentes'],
  ['lensWidth', 'Horizontal', 'largura da lente'],
  ['lensHeight', 'Vertical', 'altura da lente'],
] as const;

const MARGIN = 6;

/** Front and side view to scale, with dimensions. Hidden from screen readers: the table has the same data. */
function FrameFigure({ measurements, drawing }: { measurements: Measurements; drawing: FrameDrawing }) {
  const { texts, mm } = measurements;
  const { frontWidth } = mm;
  const { width, height, temple, outer, inner, top, bottom } = drawing;
  const middleY = (top + bottom) / 2;
  // Left of the centre of the right lens, so that the number next to it fits into the lens.
  const heightX = frontWidth - (outer + mm.lensWidth * 0.72);
  const frontY = bottom + 7;
  const rules = [
    `M0 ${frontY}h${frontWidth}M0 ${frontY - 2}v4M${frontWidth} ${frontY - 2}v4`,
    `M${outer} ${middleY + 5}h${mm.lensWidth}M${outer} ${middleY + 3}v4M${inner} ${middleY + 3}v4`,
    `M${inner} ${top - 3}H${frontWidth - inner}M${inner} ${top - 5}v4M${frontWidth - inner} ${top - 5}v4`,
    `M${heightX} ${top}V${bottom}M${heightX - 2} ${top}h4M${heightX - 2} ${bottom}h4`,
  ];
  return (
    <svg
      className={styles.drawing}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      viewBox={`${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`}
      aria-hidden="true"
    >
      <FrameOutline drawing={drawing} frontWidth={frontWidth} />
      {temple ? <path d={temple.path} /> : null}
      <path className={styles.rule} d={rules.join('')} />
      <g className={styles.value} fill="currentColor" stroke="none" textAnchor="middle">
        <text x={frontWidth / 2} y={frontY + 7}>
          {texts.frontWidth}
        </text>
        <text x={(outer + inner) / 2} y={middleY + 2}>
          {texts.lensWidth}
        </text>
        <text x={frontWidth / 2} y={top - 7}>
          {texts.bridge}
        </text>
        <text textAnchor="start" x={heightX + 3} y={middleY + 2}>
          {texts.lensHeight}
        </text>
        {temple && mm.temple !== null ? (
          <text x={mm.temple * 0.37} y={temple.y + 8}>
            {mm.temple} mm
          </text>
        ) : null}
      </g>
    </svg>
  );
}

/** The size that was measured. */
function describeSize({ size: label, mm }: SizedMeasurements, hasChoice: boolean): string {
  const size = sizeName(label, mm.frontWidth);
  if (!hasChoice) return `Tamanho ${size}.`;
  return size === ''
    ? 'Medidas de um só dos tamanhos: as dos outros são diferentes.'
    : `Medidas do tamanho ${size}.`;
}

type Props = {
  measurements: SizedMeasurements;
  /** Whether the frame comes in several sizes. */
  hasChoice: boolean;
};

/** Drawing and table of a frame's measurements in one size, which is named. */
export function FrameMeasurements({ measurements, hasChoice }: Props) {
  const engraving = engravingOf(measurements.mm);
  const drawing = frameDrawing(measurements.mm);
  return (
    <div className={styles.measures}>
      {drawing ? <FrameFigure measurements={measurements} drawing={drawing} /> : null}
      <div>
        <table className={styles.table}>
          <tbody>
            {ROWS.map(([key, name, hint]) => (
              <tr key={key}>
                <th scope="row">
                  {name} <span>{hint}</span>
                </th>
                <td>{measurements.texts[key]}</td>
              </tr>
            ))}
            {engraving ? (
              <tr>
                <th scope="row">
                  Gravação <span>lente-ponte-haste</span>
                </th>
                <td>{engraving}</td>
              </tr>
            ) : null}
          </tbody>
        </table>
        <p className={styles.hint}>
          {describeSize(measurements, hasChoice)}
          {drawing ? ' Para comparar, veja os números gravados por dentro da haste dos seus óculos.' : null}
        </p>
      </div>
    </div>
  );
}
