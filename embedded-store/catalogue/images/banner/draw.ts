import type { Camera } from '../camera';
import { floorShadow } from '../floor-shadow';
import { projectParts } from '../geometry';
import { glasses } from '../glasses';
import { bounds, type Part, placeParts, restOnFloor } from '../part';
import { rasterise } from '../raster';
import type { Picture } from '../scene';
import { uncutLens } from '../uncut-lens';
import { foldedParts } from '../views/folded';
import { standing, turned } from '../views/standing';
import { banners } from './catalogue';
import type { Placed } from './compositions';
import { paintGround } from './ground';
import { propParts } from './props';
import { type SunSlope, sunMap } from './sun';
import { surfaceSheet } from './surfaces';

/** Low sun from the back left: shadows fall to the front right. */
const SUN: SunSlope = [0.85, 0.42];

/**
 * Draws a banner. The left third (desktop) or the top (mobile) stays calm for the text laid over it.
 * Throws RangeError for an unknown name or variant.
 */
export function drawBanner(name: string, variant: 'desktop' | 'mobile'): Picture {
  const banner = Object.hasOwn(banners, name) ? banners[name] : undefined;
  if (!banner) throw new RangeError(`Unknown banner "${name}"`);
  const size = banner.sizes[variant];
  if (!size) throw new RangeError(`Unknown banner variant "${variant}"`);
  const { ground, props, placed } = banner.scene();
  const set = props.map(propParts);
  const things = placed.map((item) => ({ item, parts: placeItem(item, set) }));
  const all = [...set.flat(), ...things.flatMap((thing) => thing.parts)];
  const camera = bannerCamera(
    size,
    things.flatMap((thing) => thing.parts),
  );
  set.forEach((parts, index) => {
    const resting = things.filter((thing) => thing.item.on === index).flatMap((thing) => thing.parts);
    if (resting.length === 0) return;
    const { min, max } = bounds(parts);
    const centre = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
    const raised = placeParts(resting, [0, 0, 0], [0, -max[1], 0]);
    const receives = {
      level: max[1],
      sun: sunMap(resting, max[1], SUN, 1.2, centre),
      ambient: floorShadow(raised),
    };
    for (const part of parts) {
      if (part.material.kind === 'plastic') part.material = { ...part.material, receives };
    }
  });
  const pixels = paintGround(
    { sheet: surfaceSheet(ground.surface, ground.colour), turn: ground.turn, window: ground.window },
    camera,
    sunMap(all, 0, SUN, 1.6, [40, 10]),
    floorShadow(all),
  );
  rasterise(all, camera, 2, pixels);
  return { width: camera.width, height: camera.height, pixels };
}

function placeItem(item: Placed, set: Part[][]): Part[] {
  const level = item.on === undefined ? 0 : bounds(set[item.on] ?? []).max[1];
  const offset = [item.at[0], level, item.at[1]] as const;
  if (item.pose === 'open') return turned(standing(glasses(item.spec)), item.turn, offset);
  if (item.pose === 'folded') return turned(foldedParts(item.spec, -0.42), item.turn, offset);
  return turned(restOnFloor(placeParts(uncutLens(item.spec), [-0.06, 0, 0])), item.turn, offset);
}

/** Room for the group, as shares of the picture: its width and height at most, and where its middle sits. */
type Frame = { width: number; height: number; centre: readonly [number, number]; elevation: number };

const WIDE: Frame = { width: 0.56, height: 0.82, centre: [0.665, 0.51], elevation: 32 };
const TALL: Frame = { width: 0.88, height: 0.62, centre: [0.5, 0.6], elevation: 38 };
const SQUARE: Frame = { width: 0.88, height: 0.66, centre: [0.5, 0.62], elevation: 36 };

/** A camera that fits the group into its room: to the right on wide banners, low on the others. */
function bannerCamera([width, height]: readonly [number, number], group: Part[]): Camera {
  const frame = width > height * 2 ? WIDE : height > width ? TALL : SQUARE;
  const camera: Camera = {
    width,
    height,
    scale: 1,
    elevation: (frame.elevation * Math.PI) / 180,
    yaw: 0,
    distance: 900,
    target: [0, 12, 0],
    centre: frame.centre,
  };
  const { sx, sy } = projectParts(group, camera, 1);
  const [left, right] = [least(sx), most(sx)];
  const [top, bottom] = [least(sy), most(sy)];
  const scale = Math.min((width * frame.width) / (right - left), (height * frame.height) / (bottom - top));
  const [cx, cy] = [frame.centre[0] * width, frame.centre[1] * height];
  return {
    ...camera,
    scale,
    centre: [
      (cx + (cx - (left + right) / 2) * scale) / width,
      (cy + (cy - (top + bottom) / 2) * scale) / height,
    ],
  };
}

const least = (values: Float32Array): number => values.reduce((a, b) => Math.min(a, b));
const most = (values: Float32Array): number => values.reduce((a, b) => Math.max(a, b));
