import type { CardMiss, CardPose } from '@/lib/try-on/geometry/card-pose';
import type { Face } from '@/lib/try-on/geometry/landmarks';
import type { Optics } from '@/lib/try-on/geometry/projection';
import type { CutOut } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';

/** A face, and where the card is that is held at it, or why none is seen with confidence. */
export type FaceWithCard = { face: Face; card: CardPose | CardMiss };

/** What the worker does, by the `kind` of a request. */
export type WorkerTasks = {
  /** Loads the models of a face, so that the first photo finds them there. */
  models: { request: object; result: null };
  /** Finds the face in a picture, which is given away; null without one. */
  face: {
    request: { picture: ImageBitmap /** One of many that follow each other. */; isVideo: boolean };
    result: Face | null;
  };
  /** Finds a face and the card that is held at it, in a picture, which is given away; null without a face. */
  card: { request: { picture: ImageBitmap; optics: Optics }; result: FaceWithCard | null };
  /** Cuts a frame out of the photo at `address`; null when that shows no front on a uniform light ground. */
  frame: { request: { address: string; front: FrameFront }; result: CutOut | null };
};

export type WorkerRequest = {
  [Kind in keyof WorkerTasks]: { kind: Kind } & WorkerTasks[Kind]['request'];
}[keyof WorkerTasks];

export type WorkerReply = { result: WorkerTasks[keyof WorkerTasks]['result'] } | { error: string };
