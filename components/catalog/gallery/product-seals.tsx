import { Seal, SealGroup } from '@/components/ui/seal';
import { sealPosition } from '@/lib/catalog/card/seal-position';
import type { Selo } from '@/lib/platform/schemas/seal';

type SealData = Pick<Selo, 'id' | 'label'> & Partial<Selo>;

/** One seal in the words, picture and colours of the platform. */
export function ProductSeal({ label, nome, imagem, cores }: SealData) {
  return (
    <Seal label={label || nome || ''} image={imagem} textColour={cores?.texto} groundColour={cores?.selo} />
  );
}

/**
 * Seals over a picture, grouped by their position from the platform; top left by default. Needs a positioned parent.
 */
export function ProductSeals({ selos }: { selos: readonly SealData[] }) {
  const positions = [...new Set(selos.map(sealPosition))].sort();
  return positions.map((position) => (
    <SealGroup position={position} key={position}>
      {selos
        .filter((selo) => sealPosition(selo) === position)
        .map((selo) => (
          <ProductSeal key={selo.id} {...selo} />
        ))}
    </SealGroup>
  ));
}
