import type { CardProblem } from '@/lib/face-measure/geometry/card-measures';
import type { Optics } from '@/lib/face-measure/geometry/projection';
import type { MeasuredFace } from '@/lib/face-measure/measure';
import type { CutOut } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';

/** The worker's tasks, by the `kind` of a request. */
export type WorkerTasks = {
  /** Loads the face models, so that they are ready for the first photo. */
  models: { request: object; result: null };
  /** Measures the face in a transferred picture; null if there is none. */
  face: {
    request: { picture: ImageBitmap /** Whether the picture is one of a series. */; isVideo: boolean };
    result: MeasuredFace | null;
  };
  /** Measures the face in a transferred picture by the card held at it; null if there is no face. */
  card: {
    request: { picture: ImageBitmap; optics: Optics | null };
    result: MeasuredFace<CardProblem> | null;
  };
  /** Cuts a frame out of the photo at `address`; null if it shows no front on a uniform light background. */
  frame: { request: { address: string; front: FrameFront }; result: CutOut | null };
};

export type WorkerRequest = {
  [Kind in keyof WorkerTasks]: { kind: Kind } & WorkerTasks[Kind]['request'];
}[keyof WorkerTasks];

export type WorkerReply = { result: WorkerTasks[keyof WorkerTasks]['result'] } | { error: string };
