import { SizedPart } from '@/components/catalog/buy-box/purchase-context';
import { Seal, SealGroup } from '@/components/ui/seal';
import { sealPosition } from '@/lib/catalog/card/card';
import type { Selo } from '@/lib/platform/schemas/seal';

export type SealData = Pick<Selo, 'id' | 'label'> &
  Partial<Selo> & {
    /** Other labels by size: see `sealLabels`. */
    labels?: readonly (readonly [id: number, label: string])[];
  };

/** One seal with the platform's text, picture and colours; its discount is that of the chosen size. */
export function ProductSeal({ label, nome, imagem, cores, labels = [] }: SealData) {
  const sealOf = (text: string) => (
    <Seal label={text} image={imagem} textColour={cores?.texto} groundColour={cores?.selo} />
  );
  const seal = sealOf(label || nome || '');
  if (labels.length === 0) return seal;
  return (
    <SizedPart sizes={Object.fromEntries(labels.map(([id, text]) => [id, sealOf(text)]))}>{seal}</SizedPart>
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
