/** @jest-environment node */
import { catalogueEntries } from '../../seed/product-rows';
import type { FrameSpec } from '../frame-spec';
import { formName } from '../picture-name';
import { polygons } from './cut-polygons';
import { cuts } from './cuts';
import { measuresOverlay } from './dimensions';
import type { Mesh } from './mesh';
import { model } from './model';
import { lensOutline } from './outline';

const frames = [...catalogueEntries(192)].flatMap(({ product: { frameSpec: spec, caracteristicas } }) =>
  spec && spec.kind !== 'lens' ? [{ spec, caracteristicas }] : [],
);

const extent = (meshes: readonly Mesh[], axis: 0 | 1 | 2) => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of meshes)
    for (let i = axis; i < positions.length; i += 3) {
      low = Math.min(low, positions[i] as number);
      high = Math.max(high, positions[i] as number);
    }
  return high - low;
};

/** One frame of each construction and of each special outline; all others differ only in numbers. */
const samples = [
  ...['metal', 'misto', 'acetato'].flatMap((material) => {
    const found = frames.find(({ spec }) => spec.material === material);
    return found ? [found.spec] : [];
  }),
  ...new Map(frames.flatMap(({ spec }) => (spec.cut ? [[spec.cut, spec] as const] : []))).values(),
];

test.each(samples.map((spec): [string, FrameSpec] => [formName(spec), spec]))(
  'PDP-18: the measurements of the rendered frame match its page: %s',
  (_name, spec) => {
    const parts = model({ ...spec, sun: spec.lensColour !== null }, 'folded', 1.5);
    const of = (role: string) => parts.filter((part) => part.role === role).map(({ mesh }) => mesh);
    expect(extent(of('lens'), 0)).toBeCloseTo(2 * spec.lensWidth + spec.bridge, 0);
    const isMetal = spec.material === 'metal' || spec.material === 'titanio';
    const front = isMetal ? of('metal') : [...of('front'), ...of('metal')];
    expect(Math.abs(extent(front, 0) - spec.frontWidth)).toBeLessThan(2.5);
  },
);

test('the catalogue has at least 40 frame geometries, and no two outlines of one shape are the same', () => {
  const forms = new Map(frames.map(({ spec }) => [formName(spec), spec]));
  expect(forms.size).toBeGreaterThanOrEqual(40);
  const drawings = new Map(
    [...forms.values()].flatMap((spec) => (spec.cut ? [[spec.cut, spec] as const] : [])),
  );
  const outlines = [...drawings.values()].map((spec) => [
    spec.shape,
    lensOutline(polygons[spec.cut ?? 'panto'], 1, 1)
      .map(([x, z]) => [x.toFixed(3), z.toFixed(3)])
      .join(' '),
    cuts[spec.cut ?? 'panto'].hand,
  ]);
  expect(new Set(outlines.map((outline) => JSON.stringify(outline))).size).toBe(drawings.size);
});

test('PDP-18: the technical sheet has the measurements that the frame is drawn and rendered with', () => {
  for (const { spec, caracteristicas } of frames) {
    const sheet = caracteristicas.flatMap((group) => group.itens).slice(12, 16);
    const shown = sheet.map((item) => Number.parseInt(JSON.stringify(item).match(/(\d+) mm/)?.[1] ?? '', 10));
    expect(shown).toEqual([spec.frontWidth, spec.bridge, spec.lensWidth, spec.lensHeight]);
  }
});

test('the drawing shows lenses, bridge and front at the scale of the picture', () => {
  const [spec] = samples as [FrameSpec];
  const scale = 5;
  const wide = (2 * spec.lensWidth + spec.bridge) * scale;
  const drawing = measuresOverlay(
    spec,
    { left: 500 - wide / 2, top: 400, right: 500 + wide / 2, bottom: 600 },
    1000,
  );
  // Numbers are drawn as paths too, in separate groups.
  const lines = drawing.replace(/<g .*?<\/g>/g, '');
  const spans = [...lines.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((m) =>
    m.slice(1).map(Number),
  );
  const lengths = spans.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.hypot(x2 - x1, y2 - y1));
  expect(lengths).toEqual(
    [spec.lensWidth * scale, spec.bridge * scale, 200, spec.frontWidth * scale].map((n) =>
      expect.closeTo(n, 3),
    ),
  );
});
