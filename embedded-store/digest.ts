import { createHash } from 'node:crypto';

/** SHA-256 of concatenated contents, in hexadecimal. */
export function digestOf(...contents: (Uint8Array | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex');
}
