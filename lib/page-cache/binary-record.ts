import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH_BYTES = 4;

/**
 * Joins a length, a header as JSON, and the bodies in sequence. The header must contain the length of each
 * body.
 */
export function writeRecord(header: object, bodies: readonly Buffer[]): Buffer {
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.byteLength);
  return Buffer.concat([length, json, ...bodies]);
}

/**
 * The header written by `writeRecord`, and a function that returns the next body.
 * @throws if the record is truncated
 */
export function readRecord(bytes: Buffer): { header: unknown; nextBody: (length: number) => Buffer } {
  let end = LENGTH_BYTES + bytes.readUInt32BE(0);
  const header: unknown = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end));
  return {
    header,
    nextBody(length) {
      const start = end;
      end += length;
      if (end > bytes.byteLength) throw new Error('a body is truncated');
      return bytes.subarray(start, end);
    },
  };
}

const SIGNATURE_BYTES = 32;

const signatureOf = (record: Buffer, secret: Buffer) => createHmac('sha256', secret).update(record).digest();

/** A record behind its signature (HMAC-SHA-256), which requires the secret. */
export const sign = (record: Buffer, secret: Buffer): Buffer =>
  Buffer.concat([signatureOf(record, secret), record]);

/** A record that `sign` signed with this secret. @throws for any other */
export function verified(bytes: Buffer, secret: Buffer): Buffer {
  const signature = bytes.subarray(0, SIGNATURE_BYTES);
  const record = bytes.subarray(SIGNATURE_BYTES);
  if (signature.byteLength < SIGNATURE_BYTES || !timingSafeEqual(signature, signatureOf(record, secret)))
    throw new Error('its signature is wrong');
  return record;
}
