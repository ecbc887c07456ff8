import { IncomingMessage } from 'node:http';

/**
 * A request whose body is cut: nothing is passed on before `acceptBody`, and then one byte more than allowed at most,
 * by which the reader notices that the body is too large. The rest is dropped as it arrives.
 */
export class ShopRequest extends IncomingMessage {
  private left = 0;
  private hasRoom: (bytes: number) => boolean = () => true;

  /**
   * Lets a body of `maxBytes` pass. To be called while the head is handled, before the first byte is read.
   * @param hasRoom asked with the size of each part; the first that has none ends the body
   */
  acceptBody(maxBytes: number, hasRoom: (bytes: number) => boolean = () => true): void {
    this.left = maxBytes + 1;
    this.hasRoom = hasRoom;
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (chunk === null) return super.push(null);
    if (this.left === 0) return true;
    const part = chunk.subarray(0, this.left);
    this.left = this.hasRoom(part.byteLength) ? this.left - part.byteLength : 0;
    return super.push(part, encoding);
  }
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
