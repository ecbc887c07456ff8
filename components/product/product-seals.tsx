import { Seal } from '@/components/ui/seal';
import type { Selo } from '@/lib/store-api/schemas/selo';
import styles from './product-card.module.css';

const COLUMNS = ['left', 'center', 'right'];
const ROWS = ['top', 'middle', 'bottom'];

type Shown = Pick<Selo, 'id' | 'label'> & Partial<Selo>;

function placeOf({ posicao }: Shown): string {
  const x = posicao && COLUMNS.includes(posicao.x) ? posicao.x : 'left';
  const y = posicao && ROWS.includes(posicao.y) ? posicao.y : 'top';
  return `${y}-${x}`;
}

/**
 * Seals where the data puts them on a picture, several of one place below each other (CARD-11, PDP-15).
 * Lies over a positioned parent; without a position a seal goes to the upper left.
 */
export function ProductSeals({ selos }: { selos: readonly Shown[] }) {
  // In this order the upper corners follow each other, for the styles of narrow cards.
  const places = [...new Set(selos.map(placeOf))].sort();
  return places.map((place) => (
    <div className={styles.place} data-place={place} key={place}>
      {selos
        .filter((selo) => placeOf(selo) === place)
        .map(({ id, label, nome, imagem, cores }) => (
          <Seal
            key={id}
            label={label || nome || ''}
            image={imagem}
            textColour={cores?.texto}
            groundColour={cores?.selo}
          />
        ))}
    </div>
  ));
}
