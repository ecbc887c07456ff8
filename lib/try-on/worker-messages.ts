import type { CardMiss, CardPose } from '@/lib/try-on/geometry/card-pose';
import type { Face } from '@/lib/try-on/geometry/landmarks';
import type { Optics } from '@/lib/try-on/geometry/projection';
import type { CutOut } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';

/** A face, and the pose of a card held at it, or why no card is recognised with enough confidence. */
export type FaceWithCard = { face: Face; card: CardPose | CardMiss };

/** The worker's tasks, by the `kind` of a request. */
export type WorkerTasks = {
  /** Loads the face models, so that they are ready for the first photo. */
  models: { request: object; result: null };
  /** Finds the face in a transferred picture; null if there is none. */
  face: {
    request: { picture: ImageBitmap /** Whether the picture is one of a series. */; isVideo: boolean };
    result: Face | null;
  };
  /** Finds a face and the card held at it in a transferred picture; null if there is no face. */
  card: { request: { picture: ImageBitmap; optics: Optics }; result: FaceWithCard | null };
  /** Cuts a frame out of the photo at `address`; null if it shows no front on a uniform light background. */
  frame: { request: { address: string; front: FrameFront }; result: CutOut | null };
};

export type WorkerRequest = {
  [Kind in keyof WorkerTasks]: { kind: Kind } & WorkerTasks[Kind]['request'];
}[keyof WorkerTasks];

export type WorkerReply = { result: WorkerTasks[keyof WorkerTasks]['result'] } | { error: string };
