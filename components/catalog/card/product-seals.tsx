import { Seal, SealGroup } from '@/components/ui/seal';
import type { Selo } from '@/lib/platform/schemas/seal';

const COLUMNS = ['left', 'center', 'right'];
const ROWS = ['top', 'middle', 'bottom'];

type SealData = Pick<Selo, 'id' | 'label'> & Partial<Selo>;

function positionOf({ posicao }: SealData): string {
  const x = posicao && COLUMNS.includes(posicao.x) ? posicao.x : 'left';
  const y = posicao && ROWS.includes(posicao.y) ? posicao.y : 'top';
  return `${y}-${x}`;
}

/**
 * Seals over a picture, grouped by their position from the platform; top left by default. Needs a positioned parent.
 */
export function ProductSeals({ selos }: { selos: readonly SealData[] }) {
  const positions = [...new Set(selos.map(positionOf))].sort();
  return positions.map((position) => (
    <SealGroup position={position} key={position}>
      {selos
        .filter((selo) => positionOf(selo) === position)
        .map(({ id, label, nome, imagem, cores }) => (
          <Seal
            key={id}
            label={label || nome || ''}
            image={imagem}
            textColour={cores?.texto}
            groundColour={cores?.selo}
          />
        ))}
    </SealGroup>
  ));
}
