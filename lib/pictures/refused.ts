/** A picture that cannot be had, is none of the accepted kinds, is too large, or cannot be decoded. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

/** True for a refusal of any bundle: routes that share the worker have their own class each. */
export const isPictureRefused = (error: unknown): error is PictureRefusedError =>
  error instanceof Error && error.name === 'PictureRefusedError';
