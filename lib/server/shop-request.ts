import { IncomingMessage } from 'node:http';

/** The end of a body that nobody reads. */
type Dropping = {
  /** Called with the size of each part that is dropped. */
  onPart: (bytes: number) => void;
  /** Called once the whole body was received. */
  onEnd: () => void;
};

/**
 * A request whose body is cut: nothing is passed on before `acceptBody`, and then one byte more than allowed at most,
 * by which the reader notices that the body is too large. The rest is dropped as it arrives.
 */
export class ShopRequest extends IncomingMessage {
  private left = 0;
  private hasRoom: (bytes: number) => boolean = () => true;
  private dropping: Dropping | undefined;

  /**
   * Lets a body of `maxBytes` pass. To be called while the head is handled, before the first byte is read.
   * @param hasRoom asked with the size of each part; the first that has none ends the body
   */
  acceptBody(maxBytes: number, hasRoom: (bytes: number) => boolean = () => true): void {
    this.left = maxBytes + 1;
    this.hasRoom = hasRoom;
  }

  /** Passes nothing on from now on, and fails for its reader, who lets go of what it has. The connection stays. */
  dropBody(dropping: Dropping): void {
    this.dropping = dropping;
    this.destroy();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    if (this.dropping === undefined || this.socket.destroyed) super._destroy(error, callback);
    else callback();
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.dropping !== undefined) {
      if (chunk === null) this.dropping.onEnd();
      else this.dropping.onPart(chunk.byteLength);
      return true;
    }
    if (chunk === null) return super.push(null);
    if (this.left === 0) return true;
    const part = chunk.subarray(0, this.left);
    const isTaken = this.hasRoom(part.byteLength);
    this.left = isTaken ? this.left - part.byteLength : 0;
    // Without room the request was refused, and nobody reads it any more.
    return isTaken ? super.push(part, encoding) : true;
  }
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
