import sharp, { type Sharp } from 'sharp';
import { drawBanner } from './banner/draw';
import { brandLogo } from './brand-logo';
import { encodeProduct } from './encode';
import type { FrameSpec } from './frame-spec';
import { measuresOverlay } from './measures';
import { drawScene, type Picture, type Scene } from './scene';
import { sceneAt } from './scene-cache';
import { backView, detailView, lensView } from './views/close';
import { foldedView } from './views/folded';
import { kitView } from './views/kit';
import { lensPairView } from './views/lens-pair';
import { frontView, measuresView, sideView, socialView, threeQuarterView } from './views/open';
import { caseView } from './views/with-case';

type View = (spec: FrameSpec, size: number) => Scene;

const frameViews: Record<number, View> = {
  1: frontView,
  2: threeQuarterView,
  3: sideView,
  4: foldedView,
  5: detailView,
  6: caseView,
  7: lensView,
  8: backView,
  9: measuresView,
};

const VIEWS = Object.keys(frameViews).length;

/**
 * Picture of a product as webp, `size` by `size` px (16 to 2400), on exactly the `GROUND` colour.
 * Views: 1 front, 2 three quarters, 3 side, 4 folded, 5 detail, 6 with case, 7 lens, 8 back, 9 measures.
 * Equal arguments give equal bytes. Throws RangeError for an unknown view, size or colour name.
 */
export async function renderProduct(spec: FrameSpec, view: number, size: number): Promise<Buffer> {
  if (!Number.isInteger(size) || size < 16 || size > 2400)
    throw new RangeError(`Picture size ${size} px is out of range`);
  const scene = sceneAt(spec, view, size, sceneFor(spec, view));
  const picture = drawScene(scene);
  const plain = spec.kind === 'lens' || spec.kind === 'kit';
  if (view !== 9 || plain) return encodeProduct(picture.pixels, size, size);
  const overlay = Buffer.from(measuresOverlay(spec, scene.camera, 26));
  const measured = await toSharp(picture)
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return encodeProduct(measured, size, size);
}

function sceneFor(spec: FrameSpec, view: number): View {
  const frame = frameViews[view];
  if (!frame) throw new RangeError(`Unknown view ${view}: there are ${VIEWS}`);
  if (spec.kind === 'lens') return lensPairView(view);
  return spec.kind === 'kit' ? kitView(view) : frame;
}

/** Campaign still life as webp; names and sizes in banner/catalogue.ts. Throws RangeError for an unknown name. */
export async function renderBanner(name: string, variant: 'desktop' | 'mobile'): Promise<Buffer> {
  return toSharp(drawBanner(name, variant)).webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
}

/** Picture for link previews: the three-quarter view as a 1200 by 630 px jpeg, under 300 KB. */
export async function renderSocial(spec: FrameSpec): Promise<Buffer> {
  const scene =
    spec.kind === 'lens' || spec.kind === 'kit' ? wide(sceneFor(spec, 1)(spec, 630)) : socialView(spec);
  return toSharp(drawScene(scene)).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** SVG wordmark of a brand, 40 px cap height; the name alone decides its style. Throws for an empty name. */
export function renderBrandLogo(nome: string): string {
  return brandLogo(nome);
}

/** A square scene on a 1200 px wide card of the same height. */
function wide(scene: Scene): Scene {
  return { ...scene, camera: { ...scene.camera, width: 1200 } };
}

function toSharp({ width, height, pixels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
