import { cutOutFrame } from './cut-out';
import type { Pixels, Rgb } from './pixels';

const MM = { frontWidth: 140, bridge: 18, lensWidth: 54, lensHeight: 34 };
const SIZE = { width: 420, height: 300 };
const PX_PER_MM = 2.4;
const TOP = 120;
const GROUND: Rgb = [250, 250, 248];

type Look = { rim: number; temples: boolean };

/** A frame with rectangular lenses and rims of some mm; each temple rises from its hinge and ends at the rim. */
function picture({ rim, temples }: Look): Pixels {
  const { width, height } = SIZE;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = Math.abs(x + 0.5 - width / 2) / PX_PER_MM;
      const down = (y - TOP) / PX_PER_MM;
      const inner = MM.bridge / 2;
      const outer = inner + MM.lensWidth;
      const isRim =
        across > inner - rim &&
        across < outer + rim &&
        down >= 0 &&
        down < MM.lensHeight + 2 * rim &&
        !(across > inner && across < outer && down > rim && down < MM.lensHeight + rim);
      const isBridge = across < inner && down > 6 && down < 8;
      const isHinge = across >= outer && across < MM.frontWidth / 2 && down > 4 && down < 7;
      const fromHinge = MM.frontWidth / 2 - 2 - across;
      const isTemple = fromHinge > 0 && fromHinge < 14 && Math.abs(down - 4 + 0.9 * fromHinge) < 1.2;
      const isTip = Math.abs(fromHinge - 14) < 1.5 && down > -9 && down < 1;
      const isFrame = isRim || isBridge || isHinge || (temples && (isTemple || isTip));
      data.set([...(isFrame ? ([60, 70, 90] as const) : GROUND), 255], 4 * (y * width + x));
    }
  }
  return { data, width, height };
}

/** Height of the front that is cut out, in mm. */
const heightOf = (look: Look) => cutOutFrame(picture(look), MM)?.height ?? 0;

test('TRY-03: temples that show above a front of wire are cut off, and the front stays whole', () => {
  const alone = heightOf({ rim: 1.5, temples: false });
  expect(alone).toBeGreaterThan(MM.lensHeight + 3);
  expect(Math.abs(heightOf({ rim: 1.5, temples: true }) - alone)).toBeLessThan(1);
});

test('TRY-03: a thick front keeps what rises above its rims', () => {
  expect(heightOf({ rim: 4, temples: true })).toBeGreaterThan(heightOf({ rim: 4, temples: false }) + 5);
});
