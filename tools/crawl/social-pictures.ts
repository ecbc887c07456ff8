import sharp from 'sharp';
import { addressesOf, describeResponse, type Reader } from './fetch';

const MAX_HOPS = 2;

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000;

/** The final response, since the address of a picture may redirect. */
async function followRedirects(url: string, read: Reader) {
  let response = await read(url);
  for (let hops = 0; hops < MAX_HOPS && [301, 302, 307, 308].includes(response.status); hops += 1) {
    const [target] = addressesOf(response.location, url);
    if (target === undefined) return response;
    response = await read(target.href);
  }
  return response;
}

/** Problems with a picture for link previews, as text. */
export async function pictureProblems(url: string, read: Reader) {
  const response = await followRedirects(url, read);
  if (response.status !== 200) return [describeResponse(response)];
  const problems = response.bytes.length > MAX_BYTES ? [`has ${response.bytes.length} bytes`] : [];
  try {
    const { width, height, format } = await sharp(response.bytes).metadata();
    if (width !== WIDTH || height !== HEIGHT) problems.push(`is ${width} × ${height}`);
    if (format !== 'jpeg' && format !== 'png') problems.push(`is ${format}, which some services do not show`);
  } catch {
    problems.push('is not a picture');
  }
  return problems;
}
