import { linear } from './colour';
import type { Material, Sheet } from './material';
import { addVertex, emptyMesh, type Mesh, stitchGrid } from './mesh';
import { fractalNoise } from './noise';
import type { Part } from './part';
import { ellipsoid } from './sweep';

const LEATHERS = ['#5b3a26', '#2f4a42', '#33383d', '#7a4a33', '#2c3b4f', '#6d6a4c'] as const;

const sheets = new Map<string, Sheet>();

/** Fine-grained leather sheet of one colour. */
function leather(hex: string): Material {
  let sheet = sheets.get(hex);
  if (!sheet) {
    const size = 128;
    const base = linear(hex);
    const grain = fractalNoise(905, 32, 32, 2, 0.7);
    const data = new Float32Array(size * size * 3);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const tone = 0.72 + 0.56 * grain(x / size, y / size);
        for (let c = 0; c < 3; c++) data[(y * size + x) * 3 + c] = (base[c] as number) * tone;
      }
    }
    sheet = { size, span: 26, data };
    sheets.set(hex, sheet);
  }
  return { kind: 'plastic', base: linear(hex), sheet, shine: 0.8, satin: 1, glow: 0 };
}

/** Box with generously rounded edges: half sizes in mm, exponent 2 round to 6 boxy. */
export function pillow(half: readonly [number, number, number], exponent: number, from = -1, to = 1): Mesh {
  const mesh = emptyMesh();
  const rows = 36;
  const columns = 96;
  const power = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  for (let i = 0; i <= rows; i++) {
    const polar = (Math.PI / 2) * (from + ((to - from) * i) / rows);
    const [cp, sp] = [power(Math.cos(polar)), power(Math.sin(polar))];
    for (let j = 0; j <= columns; j++) {
      const turn = (j / columns) * Math.PI * 2;
      const [x, y, z] = [cp * power(Math.cos(turn)), sp, cp * power(Math.sin(turn))];
      const slope = (v: number, h: number): number => (Math.sign(v) * Math.abs(v) ** (exponent - 1)) / h;
      addVertex(
        mesh,
        x * half[0],
        y * half[1],
        z * half[2],
        slope(x, half[0]),
        slope(y, half[1]),
        slope(z, half[2]),
        x * half[0] + z * half[2] * 0.35,
        y * half[1] + z * half[2] * 0.6,
      );
    }
  }
  stitchGrid(mesh, 0, rows + 1, columns + 1, false);
  return mesh;
}

/** The shop's hard case, 160 mm wide, centred on x = z = 0 and standing on y = 0; `seed` picks the leather. */
export function hardCase(seed: number): Part[] {
  const cover = leather(LEATHERS[seed % LEATHERS.length] as string);
  const seam: Material = {
    kind: 'plastic',
    base: [0.012, 0.011, 0.01],
    sheet: null,
    shine: 0.3,
    satin: 1,
    glow: 0,
  };
  const brass: Material = { kind: 'metal', base: linear('#c9a45c'), dark: linear('#7c5a22'), satin: 0.3 };
  const half = [80, 27, 33] as const;
  const lift = (mesh: Mesh, by: number): Mesh => ({
    ...mesh,
    pos: mesh.pos.map((value, i) => (i % 3 === 1 ? value + by : value)),
  });
  return [
    { mesh: lift(pillow(half, 3, -1, 0.1), half[1]), material: cover },
    { mesh: lift(pillow(half, 3, 0.1, 1), half[1] + 0.7), material: cover },
    { mesh: lift(pillow([79.3, 26.6, 32.4], 3, 0, 0.2), half[1]), material: seam },
    { mesh: ellipsoid([0, half[1] + 3.2, half[2] + 0.1], [4.4, 2.4, 1], 12, 24), material: brass },
  ];
}
