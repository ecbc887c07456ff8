import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns } from '@/lib/shared/task-queue';

/** The end of a body that nobody reads. */
type Dropping = {
  /** Called with the size of each part that is dropped. */
  onPart: (bytes: number) => void;
  /** Called once the whole body was received. */
  onEnd: () => void;
};

/** Bytes that a socket reads at a time: a smaller body arrives at once. */
const PART_BYTES = 65_536;

/** Bodies of which a part is read in each turn of the event loop. */
const READS_PER_TURN = 4;

/**
 * Reads on in a later turn of the event loop, a few bodies in each. libuv would read two megabytes of every socket in a
 * turn and accept one connection, so that during many uploads a visitor with a new connection waited a second.
 */
const readInTurn = createTurns(READS_PER_TURN);

/**
 * A request whose body is cut: nothing is passed on before `acceptBody`, and then one byte more than allowed at most,
 * by which the reader notices that the body is too large. The rest is dropped as it arrives.
 */
export class ShopRequest extends IncomingMessage {
  private left = 0;
  private hasRoom: (bytes: number) => boolean = () => true;
  private dropping: Dropping | undefined;
  private held: { parts: Buffer[]; onEnd: (body: Buffer) => void } | undefined;
  /** Of a body that is read part by part; its own reference, since Node takes `socket` from a reader that gives up. */
  private pacedSocket: Socket | undefined;

  /**
   * Lets a body of `maxBytes` pass. To be called while the head is handled, before the first byte is read.
   * @param hasRoom asked with the size of each part; the first that has none ends the body
   */
  acceptBody(maxBytes: number, hasRoom: (bytes: number) => boolean = () => true): void {
    this.left = maxBytes + 1;
    this.hasRoom = hasRoom;
    if (maxBytes > PART_BYTES) this.pacedSocket = this.socket;
  }

  /** Passes nothing on from now on, and fails for its reader, who lets go of what it has. The connection stays. */
  dropBody(dropping: Dropping): void {
    this.dropping = dropping;
    this.destroy();
  }

  /**
   * Keeps an accepted body back, which `passBody` passes on. To be called while the head is handled.
   * @returns the body once it is complete; it never is if the client leaves before
   */
  holdBody(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.held = { parts: [], onEnd: resolve };
    });
  }

  /** Passes on a body that was kept back and is complete. */
  passBody(): void {
    for (const part of this.held?.parts ?? []) super.push(part);
    this.held = undefined;
    super.push(null);
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    if (this.dropping !== undefined && !this.socket.destroyed) {
      callback();
      return;
    }
    // Its reader gave up: the rest arrives and is ignored, so that the client sees the answer.
    this.pacedSocket?.resume();
    super._destroy(error, callback);
  }

  override _read(size: number): void {
    if (this.pacedSocket === undefined || this.left === 0) super._read(size);
    else
      readInTurn(() => {
        // The code that drops the body decides whether more is read.
        if (this.dropping === undefined && !this.destroyed) super._read(size);
      });
  }

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.dropping !== undefined) {
      if (chunk === null) this.dropping.onEnd();
      else this.dropping.onPart(chunk.byteLength);
      return true;
    }
    if (chunk === null) {
      if (this.held === undefined) return super.push(null);
      this.held.onEnd(Buffer.concat(this.held.parts));
      return true;
    }
    if (this.left === 0) return true;
    const part = chunk.subarray(0, this.left);
    const isTaken = this.hasRoom(part.byteLength);
    this.left = isTaken ? this.left - part.byteLength : 0;
    // Without room the request was refused, and nobody reads it any more.
    if (!isTaken) return true;
    if (this.held !== undefined) {
      this.held.parts.push(part);
      return true;
    }
    const isWanted = super.push(part, encoding);
    // Stops the socket until `_read` starts it again.
    return this.pacedSocket === undefined || this.left === 0 ? isWanted : false;
  }
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
