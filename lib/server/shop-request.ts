import { IncomingMessage } from 'node:http';

/**
 * A request whose body is cut: nothing is passed on before `acceptBody`, and then one byte more than allowed at most,
 * by which the reader notices that the body is too large. The rest is dropped as it arrives.
 */
export class ShopRequest extends IncomingMessage {
  private left = 0;

  /** Lets a body of `maxBytes` pass. To be called while the head is handled, before the first byte is read. */
  acceptBody(maxBytes: number): void {
    this.left = maxBytes + 1;
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (chunk === null) return super.push(null);
    if (this.left === 0) return true;
    const part = chunk.subarray(0, this.left);
    this.left -= part.byteLength;
    return super.push(part, encoding);
  }
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
