type Box = { name: string; start: number; end: number };

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The boxes between two offsets of an ISO media file, up to the first invalid one. */
function* boxesIn(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  while (at + 8 <= end) {
    const size = view.getUint32(at);
    const isLong = size === 1 && at + 16 <= end;
    const length = size === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return;
    yield { name: nameAt(bytes, at + 4), start: at + (isLong ? 16 : 8), end: Math.min(end, at + length) };
    at += length;
  }
}

function findBox(bytes: Uint8Array, parent: { start: number; end: number }, name: string): Box | undefined {
  for (const box of boxesIn(bytes, parent.start, parent.end)) if (box.name === name) return box;
  return undefined;
}

/** 'heic' with HEVC, or 'avif', according to the brands in the file; null for any other file. */
export function heifKind(bytes: Uint8Array): 'heic' | 'avif' | null {
  const fileType = findBox(bytes, { start: 0, end: Math.min(bytes.length, 256) }, 'ftyp');
  if (fileType?.start !== 8) return null;
  const brands: string[] = [];
  for (let at = fileType.start; at + 4 <= fileType.end; at += 4) brands.push(nameAt(bytes, at));
  if (brands.includes('heic') || brands.includes('heix')) return 'heic';
  return brands.includes('avif') ? 'avif' : null;
}

/** The largest size in px in a HEIC or AVIF, which is that of the whole picture: it may consist of tiles. */
export function heifSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = findBox(bytes, { start: 0, end: bytes.length }, 'meta');
  // Its boxes follow four bytes of version and flags.
  const properties = meta && findBox(bytes, { start: meta.start + 4, end: meta.end }, 'iprp');
  const container = properties && findBox(bytes, properties, 'ipco');
  if (!container) return null;
  let largest: { width: number; height: number } | null = null;
  for (const { name, start, end } of boxesIn(bytes, container.start, container.end)) {
    if (name !== 'ispe' || end - start < 12) continue;
    const [width, height] = [view.getUint32(start + 4), view.getUint32(start + 8)];
    if (width * height > (largest ? largest.width * largest.height : 0)) largest = { width, height };
  }
  return largest;
}
