/** Linear-light RGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Linear RGB of a `#rrggbb` colour. */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) & 255), toLinear((value >> 8) & 255), toLinear(value & 255)];
}

function toLinear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** Linear light of each sRGB byte. */
export const decodeTable: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte));

const ENCODE_STEPS = 8192;

/** sRGB byte for each of 8192 steps of linear light from 0 to 1. */
const encodeTable: Uint8Array = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, i) => {
  const c = i / ENCODE_STEPS;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});

/** sRGB byte of linear light, clipped to 0 to 255. */
export function encode(value: number): number {
  const step = value <= 0 ? 0 : value >= 1 ? ENCODE_STEPS : (value * ENCODE_STEPS + 0.5) | 0;
  return encodeTable[step] as number;
}

/** Colour between a and b. */
export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
