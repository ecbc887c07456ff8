import type { PictureKind } from './header';

/** Tasks for the worker, each for the bytes of one picture. */
export type PictureTask =
  /** A prescription photo, decoded and encoded again. */
  | { name: 'photo'; kind: PictureKind; maxPixels: number; maxSide: number }
  /** A picture for link previews. */
  | { name: 'social'; width: number; height: number; backgroundColor: string }
  /** The photo of a frame for the try-on. */
  | { name: 'frame' };

/** An encoded picture; `format` is sharp's name of its format. */
export type EncodedPicture = { format: string; bytes: Uint8Array };

/**
 * Messages from the worker to the shop: that it is ready, a picture, or the reason why there is none.
 * `resident` is the worker's memory in bytes.
 */
export type WorkerMessage =
  | { state: 'ready' }
  | { state: 'done'; picture: EncodedPicture; resident: number }
  | { state: 'refused'; reason: string; resident: number };

export type WorkerOrder = { task: PictureTask; bytes: Uint8Array };

/** A picture that cannot be fetched, is not of an accepted kind, is too large, or cannot be decoded. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** True for the error class of any bundle: routes that share the worker each have their own class. */
export const isPictureRefused = (error: unknown): error is PictureRefusedError =>
  error instanceof Error && error.name === 'PictureRefusedError';
