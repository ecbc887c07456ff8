import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns } from '@/lib/shared/task-queue';

/** Callbacks while a body that nobody reads is dropped. */
type Dropping = {
  /** Called with the size of each dropped part. */
  onPart: (bytes: number) => void;
  /** Called once the whole body was received. */
  onEnd: () => void;
};

/** Bytes per read of a socket. A smaller body arrives in one part. */
const PART_BYTES = 65_536;

/** How many bodies are read from in each turn of the event loop. */
const READS_PER_TURN = 4;

/**
 * Continues reading in a later turn of the event loop, with a few bodies per turn. In one turn, libuv would
 * read two megabytes from every socket but accept only one connection, so that during many uploads a new
 * connection would wait for a second.
 */
const readInTurn = createTurns(READS_PER_TURN);

/**
 * A request with a limited body. Nothing is passed on before `acceptBody`, and then at most one byte more
 * than allowed, which shows the reader that the body is too large. The rest is dropped as it arrives.
 */
export class ShopRequest extends IncomingMessage {
  private left = 0;
  private hasRoom: (bytes: number) => boolean = () => true;
  private dropping: Dropping | undefined;
  private held: { parts: Buffer[]; onEnd: (body: Buffer) => void } | undefined;
  /**
   * Socket of a body that is read part by part. It is kept separately, because Node removes `socket` if the
   * reader stops.
   */
  private pacedSocket: Socket | undefined;

  /**
   * Lets a body of at most `maxBytes` pass. Must be called while the head is handled, before the first byte
   * is read.
   * @param hasRoom called with the size of each part; the first false ends the body
   */
  acceptBody(maxBytes: number, hasRoom: (bytes: number) => boolean = () => true): void {
    this.left = maxBytes + 1;
    this.hasRoom = hasRoom;
    if (maxBytes > PART_BYTES) this.pacedSocket = this.socket;
  }

  /** Stops passing on the body. The reader gets an error and releases its data; the connection stays open. */
  dropBody(dropping: Dropping): void {
    this.dropping = dropping;
    this.destroy();
  }

  /**
   * Holds an accepted body back until `passBody`. Must be called while the head is handled.
   * @returns the complete body; never resolves if the client leaves first
   */
  holdBody(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.held = { parts: [], onEnd: resolve };
    });
  }

  /** Passes on a body that was held back and is complete. */
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
    // The reader has stopped. The rest of the body is discarded, so that the client still gets the response.
    this.pacedSocket?.resume();
    super._destroy(error, callback);
  }

  override _read(size: number): void {
    if (this.pacedSocket === undefined || this.left === 0) super._read(size);
    else
      readInTurn(() => {
        // Whether more is read is up to the code that drops the body.
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
    // The request was rejected for lack of room, so nobody reads it any more.
    if (!isTaken) return true;
    if (this.held !== undefined) {
      this.held.parts.push(part);
      return true;
    }
    const isWanted = super.push(part, encoding);
    // Stops reading from the socket until `_read` starts it again.
    return this.pacedSocket === undefined || this.left === 0 ? isWanted : false;
  }
}

/** Whether the head of a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
