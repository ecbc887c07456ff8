import sharp from 'sharp';
import { told } from './reader.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000;

/** What is wrong with a picture as link previews want it (B23), in words. */
export async function pictureProblems(url, read) {
  const answer = await read(url);
  if (answer.status !== 200) return [told(answer)];
  const problems = answer.bytes.length > MAX_BYTES ? [`has ${answer.bytes.length} bytes`] : [];
  try {
    const { width, height, format } = await sharp(answer.bytes).metadata();
    if (width !== WIDTH || height !== HEIGHT) problems.push(`is ${width} × ${height}`);
    if (format !== 'jpeg' && format !== 'png') problems.push(`is ${format}, which not every service shows`);
  } catch {
    problems.push('is no picture');
  }
  return problems;
}
