import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { prescriptionUploads } from '../db/shopper-tables';

export type Prescription = { mediaType: 'image/jpeg' | 'image/png' | 'image/webp'; conteudo: Buffer };

const MAX_BYTES = 10 * 1024 * 1024;
const signatures: [type: Prescription['mediaType'], test: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (b) => b.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  [
    'image/png',
    (b) => b.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  ],
  ['image/webp', (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP'],
];

/**
 * Reads a photo sent as base64, with or without a data: prefix. Its type is detected from its first bytes and
 * not from the prefix. Null unless it is a JPEG, PNG or WebP of at most 10 MB.
 */
export function readPrescription(base64: string): Prescription | null {
  const text = base64.replace(/^data:[^,]{0,100},/, '').replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return null;
  const conteudo = Buffer.from(text, 'base64');
  const mediaType = signatures.find(([, test]) => test(conteudo))?.[0];
  return mediaType && conteudo.byteLength <= MAX_BYTES ? { mediaType, conteudo } : null;
}

/** Stores a photo with its configuration. */
export async function storePrescription(db: Database, token: string, photo: Prescription): Promise<void> {
  await db.insert(prescriptionUploads).values({ token, ...photo });
}

/** Deletes photos older than 30 days, as the privacy page promises. */
export async function deleteOldPrescriptions(db: Database): Promise<void> {
  await db
    .delete(prescriptionUploads)
    .where(lt(prescriptionUploads.criadoEm, sql`now() - interval '30 days'`));
}
