import { catalogueEntries } from '../seed/product-rows';
import { pictureFile } from './picture-name';

const lenses = [...catalogueEntries(192)].filter(({ product }) => product.frameSpec.kind === 'lens');

test('lenses that differ in design, treatment, tone or index have different first pictures', () => {
  const looks = new Map(
    lenses.map(({ product: { facetas, cor, frameSpec } }) => [
      [...facetas, cor].join(' '),
      pictureFile(frameSpec, 1),
    ]),
  );
  expect(looks.size).toBeGreaterThan(10);
  expect(new Set(looks.values()).size).toBe(looks.size);
});

test('a lens picture is named after the properties that are visible in it', () => {
  const spec = lenses.find(({ product }) => product.frameSpec.lensColour === 'cinza')?.product.frameSpec;
  if (!spec?.lens) throw new Error('No photochromic lens');
  expect([1, 2, 3, 4].map((view) => pictureFile(spec, view))).toEqual([
    `lentes/${spec.lens.design}-cinza-${spec.lens.index}-1.webp`,
    `lentes/${spec.lens.design}-cinza-2.webp`,
    'lentes/cinza-3.webp',
    `lentes/${spec.lens.index}-4.webp`,
  ]);
});
