import type { ReactNode } from 'react';
import { SizedPart } from '@/components/catalog/buy-box/purchase-context';
import { Seal, SealGroup } from '@/components/ui/seal';
import { sealPosition } from '@/lib/catalog/card/card';
import type { Selo } from '@/lib/platform/schemas/seal';

export type SealData = Pick<Selo, 'id' | 'label'> &
  Partial<Selo> & {
    /** Different labels by size: see `sealLabels`. */
    labels?: readonly (readonly [id: number, label: string])[];
  };

type SizedSealProps = { selo: SealData; children: (label: string) => ReactNode };

/** A seal, found by its text; its discount is that of the chosen size. */
function SizedSeal({ selo: { label, nome, labels = [] }, children }: SizedSealProps) {
  const seal = children(label || nome || '');
  if (labels.length === 0) return seal;
  return (
    <SizedPart sizes={Object.fromEntries(labels.map(([id, text]) => [id, children(text)]))}>{seal}</SizedPart>
  );
}

/** The seals in words, for the line after the product's name. */
export function SealTexts({ selos }: { selos: readonly SealData[] }) {
  return selos.map((selo) => (
    <SizedSeal selo={selo} key={selo.id}>
      {(label) => (label === '' ? null : <span>{label} </span>)}
    </SizedSeal>
  ));
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
          <SizedSeal selo={selo} key={selo.id}>
            {(label) => (
              <Seal
                label={label}
                image={selo.imagem}
                textColour={selo.cores?.texto}
                groundColour={selo.cores?.selo}
              />
            )}
          </SizedSeal>
        ))}
    </SealGroup>
  ));
}
