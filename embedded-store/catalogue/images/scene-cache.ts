import type { FrameSpec } from './frame-spec';
import type { Scene } from './scene';

const UNIT = 1000;
const KEPT = 12;
const scenes = new Map<string, Scene>();

/**
 * The scene of a product view at `size` px. A picture is usually asked for in several sizes in a row: the
 * modelled parts are kept for the last few views and only the camera is scaled.
 */
export function sceneAt(
  spec: FrameSpec,
  view: number,
  size: number,
  build: (spec: FrameSpec, size: number) => Scene,
): Scene {
  const key = JSON.stringify([view, ...Object.entries(spec).sort(([a], [b]) => (a < b ? -1 : 1))]);
  let scene = scenes.get(key);
  if (!scene) {
    scene = build(spec, UNIT);
    scenes.set(key, scene);
    const oldest = scenes.keys().next().value;
    if (scenes.size > KEPT && oldest !== undefined) scenes.delete(oldest);
  }
  const { camera, parts } = scene;
  return { parts, camera: { ...camera, width: size, height: size, scale: (camera.scale * size) / UNIT } };
}
