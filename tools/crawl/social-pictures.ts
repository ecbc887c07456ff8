import sharp from 'sharp';
import { describeAnswer, type Reader } from './fetch';

const MAX_HOPS = 2;

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000;

/** The final response, since the address of a picture may redirect. */
async function followRedirects(url: string, read: Reader) {
  let answer = await read(url);
  for (let hops = 0; hops < MAX_HOPS && [301, 302, 307, 308].includes(answer.status); hops += 1) {
    const target = URL.canParse(answer.location, url) ? new URL(answer.location, url).href : null;
    if (target === null) return answer;
    answer = await read(target);
  }
  return answer;
}

/** Problems with a picture for link previews, as text. */
export async function pictureProblems(url: string, read: Reader) {
  const answer = await followRedirects(url, read);
  if (answer.status !== 200) return [describeAnswer(answer)];
  const problems = answer.bytes.length > MAX_BYTES ? [`has ${answer.bytes.length} bytes`] : [];
  try {
    const { width, height, format } = await sharp(answer.bytes).metadata();
    if (width !== WIDTH || height !== HEIGHT) problems.push(`is ${width} × ${height}`);
    if (format !== 'jpeg' && format !== 'png') problems.push(`is ${format}, which some services do not show`);
  } catch {
    problems.push('is not a picture');
  }
  return problems;
}
