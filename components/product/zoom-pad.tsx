import { ArrowRightIcon } from '@/components/ui/icons-controls';
import styles from './zoom-dialog.module.css';

type Props = {
  onPan: (dx: number, dy: number) => void /** Share of the frame that one press moves. */;
  step: number;
};

/** Moves an enlarged picture without dragging (PDP-12, WCAG 2.5.7). */
export function ZoomPad({ onPan, step }: Props) {
  const moves = [
    { to: 'up', label: 'Ver mais acima', move: [0, step] },
    { to: 'left', label: 'Ver mais à esquerda', move: [step, 0] },
    { to: 'right', label: 'Ver mais à direita', move: [-step, 0] },
    { to: 'down', label: 'Ver mais abaixo', move: [0, -step] },
  ] as const;
  return (
    <fieldset className={styles.pad}>
      <legend className="visually-hidden">Mover a foto</legend>
      {moves.map(({ to, label, move: [dx, dy] }) => (
        <button key={to} type="button" data-to={to} onClick={() => onPan(dx, dy)} aria-label={label}>
          <ArrowRightIcon />
        </button>
      ))}
    </fieldset>
  );
}
