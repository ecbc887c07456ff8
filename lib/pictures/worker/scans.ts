import { PictureRefusedError } from '../refused';

/** Cameras write one scan, encoders of progressive pictures about ten. */
const MAX_SCANS = 64;

/** Begins a scan of a JPEG. Its compressed data cannot hold these bytes. */
const SCAN = Buffer.from([0xff, 0xda]);

/**
 * Refuses a JPEG of which each scan brings next to nothing: a decoder goes through the whole picture once for each, and
 * a hundred kilobytes have room for thousands.
 * @throws PictureRefusedError
 */
export function refuseManyScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(SCAN); at >= 0; at = file.indexOf(SCAN, at + SCAN.length)) scans += 1;
  if (scans > MAX_SCANS) throw new PictureRefusedError('too many scans');
}
