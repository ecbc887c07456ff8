import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import type { PackedEntry } from './packed-page';

const DIGEST_BYTES = 32;

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest();

/** A page outside of memory, behind its digest: its bodies are sent as they are. */
export function serializePage(key: string, entry: PackedEntry): Buffer {
  const content = v8.serialize({ key, entry });
  return Buffer.concat([digestOf(content), content]);
}

/** The page of a key, if it is as it was written; null when it is another key's. @throws when it is not */
export function parsePage(key: string, bytes: Buffer): PackedEntry | null {
  const content = bytes.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(bytes.subarray(0, DIGEST_BYTES))) throw new Error('its digest is wrong');
  const stored = v8.deserialize(content);
  return stored.key === key ? stored.entry : null;
}
