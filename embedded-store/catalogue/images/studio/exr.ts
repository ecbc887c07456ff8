import { readFileSync } from 'node:fs';

/** Float planes by channel name (`layer.pass.channel`), all `width` by `height`, top row first. */
export type ExrImage = { width: number; height: number; channel: (name: string) => Float32Array };

const HALF = halfTable();

/**
 * Reads an uncompressed scanline OpenEXR file with half or full floats. Throws RangeError for any other file.
 */
export function readExr(file: string): ExrImage {
  const bytes = readFileSync(file);
  if (bytes.readUInt32LE(0) !== 20000630) throw new RangeError(`${file} is not an OpenEXR file`);
  const channels: { name: string; half: boolean }[] = [];
  let at = 8;
  let [width, height] = [0, 0];
  const text = () => {
    const end = bytes.indexOf(0, at);
    const found = bytes.toString('latin1', at, end);
    at = end + 1;
    return found;
  };
  for (let name = text(); name !== ''; name = text()) {
    text();
    const size = bytes.readInt32LE(at);
    const start = at + 4;
    if (name === 'compression' && bytes[start] !== 0) throw new RangeError(`${file} is compressed`);
    if (name === 'dataWindow') {
      width = bytes.readInt32LE(start + 8) - bytes.readInt32LE(start) + 1;
      height = bytes.readInt32LE(start + 12) - bytes.readInt32LE(start + 4) + 1;
    }
    if (name === 'channels') {
      at = start;
      for (let channel = text(); channel !== ''; channel = text()) {
        channels.push({ name: channel, half: bytes.readInt32LE(at) === 1 });
        at += 16;
      }
    }
    at = start + size;
  }
  const first = Number(bytes.readBigUInt64LE(at));
  const lineBytes = channels.reduce((sum, { half }) => sum + width * (half ? 2 : 4), 0);
  const offsets = new Map<string, { from: number; half: boolean }>();
  let from = 8;
  for (const { name, half } of channels) {
    offsets.set(name, { from, half });
    from += width * (half ? 2 : 4);
  }
  return {
    width,
    height,
    channel: (name) => {
      const found = offsets.get(name);
      if (!found)
        throw new RangeError(`${file} has no channel ${name}, only ${[...offsets.keys()].join(' ')}`);
      const plane = new Float32Array(width * height);
      for (let y = 0, k = 0; y < height; y++) {
        const line = first + y * (lineBytes + 8) + found.from;
        for (let x = 0; x < width; x++, k++)
          plane[k] = found.half
            ? (HALF[bytes.readUInt16LE(line + x * 2)] as number)
            : bytes.readFloatLE(line + x * 4);
      }
      return plane;
    },
  };
}

function halfTable(): Float32Array {
  const table = new Float32Array(65536);
  for (let bits = 0; bits < 65536; bits++) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    table[bits] =
      sign *
      (exponent === 0
        ? fraction * 2 ** -24
        : exponent === 31
          ? 65504
          : (1 + fraction / 1024) * 2 ** (exponent - 15));
  }
  return table;
}
