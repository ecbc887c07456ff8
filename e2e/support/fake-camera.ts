import { open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createTempFolder } from '../../scripts/lib/cli.mjs';

/** A portrait of a person, looking into the camera. */
export const PORTRAIT = path.join(import.meta.dirname, 'faces/portrait.jpg');

const SIZE = { width: 640, height: 480 } as const;
const FRAMES = 4;

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** One frame in video planes: the brightness of each pixel, then two colour differences for every four pixels. */
function planes(rgb: Buffer): Buffer {
  const { width, height } = SIZE;
  const luma = Buffer.alloc(width * height);
  const blue = Buffer.alloc((width * height) / 4);
  const red = Buffer.alloc((width * height) / 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const [r = 0, g = 0, b = 0] = rgb.subarray(3 * pixel, 3 * pixel + 3);
      luma[pixel] = byte(16 + 0.257 * r + 0.504 * g + 0.098 * b);
      if (x % 2 === 1 || y % 2 === 1) continue;
      const quarter = (y / 2) * (width / 2) + x / 2;
      blue[quarter] = byte(128 - 0.148 * r - 0.291 * g + 0.439 * b);
      red[quarter] = byte(128 + 0.439 * r - 0.368 * g - 0.071 * b);
    }
  }
  return Buffer.concat([luma, blue, red]);
}

/** Makes a video of the portrait and returns the Chromium arguments that use it as the camera. */
export async function fakeCameraArguments(): Promise<string[]> {
  const file = path.join(createTempFolder('camera').folder, 'portrait.y4m');
  const rgb = await sharp(PORTRAIT)
    .resize({ ...SIZE, fit: 'contain', background: '#c8beb4' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const video = await open(file, 'w');
  await video.write(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F15:1 Ip A1:1 C420jpeg\n`);
  const frame = planes(rgb);
  for (let count = 0; count < FRAMES; count++) {
    await video.write('FRAME\n');
    await video.write(frame);
  }
  await video.close();
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}
