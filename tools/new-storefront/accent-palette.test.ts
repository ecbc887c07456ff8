/** @jest-environment node */
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { accentPalette } from './accent-palette';

test('for every accent colour, links and buttons have enough contrast in both schemes', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (hex) => {
      const palette = accentPalette(hex);
      expect(storefrontSchema.safeParse({ palette }).error?.issues).toBeUndefined();
      const { light, dark } = palette;
      for (const [group, ground] of [
        [light, '#eae6de'],
        [dark, '#1c2626'],
      ] as const) {
        expect(wcagContrast(group['color-accent'], ground)).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(group['color-on-accent'], group['color-accent'])).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});
