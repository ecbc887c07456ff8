import type { FrameSpec } from '../catalogue/images/frame-spec';

/** A picture to be made. Sizes in px; products and kits are square. */
export type RenderJob =
  | { kind: 'product'; spec: FrameSpec; view: number; size: number; format: 'webp' | 'jpg' }
  | { kind: 'banner'; name: string; variant: 'desktop' | 'mobile' }
  | { kind: 'social'; spec: FrameSpec }
  | { kind: 'shop-social' }
  | { kind: 'logo'; nome: string };

/** Name under which the picture of a job is kept. */
export function pictureKey(job: RenderJob): string {
  return JSON.stringify(job);
}

/** Makes pictures; `render` rejects with a RangeError for what the renderer does not know. */
export type Renderer = { render: (job: RenderJob) => Promise<Uint8Array>; close: () => Promise<void> };
