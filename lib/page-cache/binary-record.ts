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
