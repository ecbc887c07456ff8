import { Seal, SealGroup } from '@/components/ui/seal';
import { sealPosition } from '@/lib/catalog/card/seal-position';
import type { Selo } from '@/lib/platform/schemas/seal';

type SealData = Pick<Selo, 'id' | 'label'> & Partial<Selo>;

/**
 * Seals over a picture, grouped by their position from the platform; top left by default. Needs a positioned parent.
 */
export function ProductSeals({ selos }: { selos: readonly SealData[] }) {
  const positions = [...new Set(selos.map(sealPosition))].sort();
  return positions.map((position) => (
    <SealGroup position={position} key={position}>
      {selos
        .filter((selo) => sealPosition(selo) === position)
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
