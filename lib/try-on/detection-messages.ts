import type { Face } from './landmarks';

/** What the page sends to the worker. The picture is given away with it. */
export type DetectionRequest = {
  picture: ImageBitmap /** One of many that follow each other. */;
  isVideo: boolean;
};

export type DetectionReply = { face: Face | null } | { error: string };
