/** Linear RGB; 1 is white. */
export type Light = readonly [number, number, number];

/** One value each for red, green and blue. */
export const perChannel = <T>(create: (channel: 0 | 1 | 2) => T): readonly [T, T, T] => [
  create(0),
  create(1),
  create(2),
];

/** Linear RGB of a colour `#rrggbb`. */
export function lightOf(hex: string): Light {
  const byte = (channel: number) => Number.parseInt(hex.slice(1 + 2 * channel, 3 + 2 * channel), 16);
  return perChannel((channel) => toLinear(byte(channel) / 255));
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const STEPS = 4096;
const curve = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/**
 * Converts a linear value to an sRGB byte. Values above white approach it gradually instead of being clipped.
 */
export function byteOf(light: number): number {
  const rolled =
    light <= SHOULDER
      ? light
      : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - light) / (1 - SHOULDER)));
  return curve[Math.max(0, Math.min(STEPS, Math.round(rolled * STEPS)))] as number;
}

const SHOULDER = 0.84;

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function mixed(a: Light, b: Light, t: number): Light {
  return [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
}
