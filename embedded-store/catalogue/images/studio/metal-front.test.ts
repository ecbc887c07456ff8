import { cataloguePictures } from './catalogue-pictures';
import { design } from './design';
import { nosePads } from './metal-front';

const metals = new Map(
  cataloguePictures()
    .filter(({ spec, view }) => view === 1 && spec.kind !== 'lens' && spec.material !== 'acetato')
    .map(({ file, spec }) => [file.split('/')[0], design({ ...spec, sun: spec.lensColour !== null })]),
);

test('nose pad wires connect the rim with the pads', () => {
  expect(metals.size).toBeGreaterThan(10);
  for (const [name, d] of metals) {
    const { arms, pads } = nosePads(d);
    const rim = d.outline.map(([x, z]) => [d.lensX + x, d.bend(d.lensX + x), z]);
    // Without allocations, which would make the millions of comparisons slow.
    const gap = ([x = 0, y = 0, z = 0]: readonly number[], to: readonly (readonly number[])[]) => {
      let smallest = Number.POSITIVE_INFINITY;
      for (const [u = 0, v = 0, w = 0] of to)
        smallest = Math.min(smallest, (u - x) ** 2 + (v - y) ** 2 + (w - z) ** 2);
      return Math.sqrt(smallest);
    };
    const at = ({ positions }: { positions: number[] }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => positions.slice(3 * i, 3 * i + 3)).filter(
        ([x = 0]) => x > 0,
      );
    const wire = at(arms);
    expect([name, Math.min(...wire.map((point) => gap(point, rim))) < d.hand.wire]).toEqual([name, true]);
    const pad = at(pads);
    expect([name, Math.min(...wire.map((point) => gap(point, pad))) < 0.5]).toEqual([name, true]);
  }
});
