import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { dispose, ready, setBackend, type Tensor, tensor } from '@tensorflow/tfjs-core';
import { type Face, MESH, meshPoint, type Point3 } from '../geometry/landmarks';
import { type Region, readRegion, toPicture, UNSIGNED } from './crop';
import { DETECTOR_SIZE, decodeFace, eyeRegion, faceRegion } from './decode-face';
import { decodeEye, type EyeReading, IRIS_SIZE, irisIn } from './eye-reading';
import { sharpenIrises } from './sharpen-irises';

const MESH_SIZE = 192;

/**
 * Error of the iris model, as a fraction: two standard deviations, measured with `npm run tools --
 * try-on-accuracy`.
 */
const MODEL_UNCERTAINTY = 0.08;

/** The models' input values for black and white. */
const SIGNED = [-1, 1] as const;

/** Landmarks with a lower score are not on the face. */
const MIN_MESH_SCORE = 0.6;

/** Runs a model once and frees its memory. */
async function run(model: GraphModel, values: Float32Array, shape: [number, number, number, number]) {
  const input = tensor(values, shape);
  const outputs = [model.execute(input)].flat() as Tensor[];
  const results = await Promise.all(
    outputs.map(async (output) => ({ shape: output.shape, values: await output.data() })),
  );
  dispose([input, ...outputs]);
  return (...last: number[]) => {
    const found = results.find((result) => last.every((n, i) => result.shape[i + 1] === n));
    if (found === undefined) throw new Error(`No output of the model has the shape ${last.join(' × ')}`);
    return found.values;
  };
}

/** Runs a model once in advance, because the first run prepares its weights and takes longer. */
const warmUp = (model: GraphModel, size: number) =>
  run(model, new Float32Array(size * size * 3), [1, size, size, 3]);

/** The detector sees the whole picture, centred in a square. */
async function detectFace(model: GraphModel, picture: ImageBitmap): Promise<Region | null> {
  const { width, height } = picture;
  const input = { centre: { x: width / 2, y: height / 2 }, side: Math.max(width, height), angle: 0 };
  const output = await run(model, readRegion(picture, input, DETECTOR_SIZE, SIGNED), [1, 256, 256, 3]);
  return decodeFace(
    [512, 384].map((count) => ({ scores: output(count, 1), boxes: output(count, 16) })),
    input,
  );
}

async function readMesh(model: GraphModel, picture: ImageBitmap, region: Region) {
  const values = readRegion(picture, region, MESH_SIZE, UNSIGNED);
  const output = await run(model, values, [1, MESH_SIZE, MESH_SIZE, 3]);
  const flat = output(3 * 468);
  const mesh = Array.from({ length: 468 }, (_, index): Point3 => {
    const [x = 0, y = 0, z = 0] = flat.slice(3 * index, 3 * index + 3);
    return { ...toPicture(region, x / MESH_SIZE, y / MESH_SIZE), z: (z / MESH_SIZE) * region.side };
  });
  return { mesh, score: output(1)[0] ?? 0 };
}

type Side = 'left' | 'right';

function regionOfEye(mesh: Point3[], side: Side): Region {
  const { inner, outer } = side === 'left' ? MESH.leftEye : MESH.rightEye;
  return eyeRegion(meshPoint(mesh, inner), meshPoint(mesh, outer), side);
}

async function readEye(model: GraphModel, picture: ImageBitmap, region: Region): Promise<EyeReading> {
  const values = readRegion(picture, region, IRIS_SIZE, UNSIGNED);
  const output = await run(model, values, [1, IRIS_SIZE, IRIS_SIZE, 3]);
  return decodeEye(output(1, 1, 228), values);
}

/**
 * The known facts about a face in a video: its region, its eyes, and which eye to read in the next picture.
 */
type Tracked = { region: Region; eyes: Record<Side, EyeReading>; next: Side };

/**
 * Loads the models and returns a function that finds a face in a picture. In a video it searches where the
 * face was in the previous picture, and reads only one eye per picture, because the iris model is the
 * slowest; the other iris is assumed to move with its eye.
 * @param files address of the folder with the models and WebAssembly, with a trailing slash
 * @throws if a file cannot be loaded or the browser has no WebAssembly
 */
export async function loadFaceModel(files: string) {
  setWasmPaths(files);
  if (!(await setBackend('wasm'))) throw new Error('No WebAssembly');
  await ready();
  const [detector, landmarks, iris] = await Promise.all(
    ['blazeface', 'facemesh', 'iris'].map((name) => loadGraphModel(`${files}${name}.json`)),
  );
  if (!detector || !landmarks || !iris) throw new Error('A model is missing');
  await warmUp(detector, DETECTOR_SIZE);
  await warmUp(landmarks, MESH_SIZE);
  await warmUp(iris, IRIS_SIZE);
  let tracked: Tracked | null = null;

  return async function findFace(picture: ImageBitmap, { isVideo = false } = {}): Promise<Face | null> {
    const before = isVideo ? tracked : null;
    tracked = null;
    const start = before?.region ?? (await detectFace(detector, picture));
    if (start === null) return null;
    let { mesh, score } = await readMesh(landmarks, picture, start);
    const regionOf = () =>
      faceRegion(mesh, meshPoint(mesh, MESH.rightEye.outer), meshPoint(mesh, MESH.leftEye.outer));
    if (!isVideo && score >= MIN_MESH_SCORE)
      ({ mesh, score } = await readMesh(landmarks, picture, regionOf()));
    if (score < MIN_MESH_SCORE) return null;
    const regions = { left: regionOfEye(mesh, 'left'), right: regionOfEye(mesh, 'right') };
    const eyeOf = async (side: Side) =>
      before !== null && before.next !== side
        ? before.eyes[side]
        : await readEye(iris, picture, regions[side]);
    const eyes = { left: await eyeOf('left'), right: await eyeOf('right') };
    tracked = { region: regionOf(), eyes, next: before?.next === 'left' ? 'right' : 'left' };
    const found = { left: irisIn(eyes.left, regions.left), right: irisIn(eyes.right, regions.right) };
    return {
      mesh,
      ...(isVideo
        ? { irises: found, irisUncertainty: MODEL_UNCERTAINTY }
        : sharpenIrises(picture, mesh, found)),
      light: { left: eyes.left.light, right: eyes.right.light },
      score,
    };
  };
}
