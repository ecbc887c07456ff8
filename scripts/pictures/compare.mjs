import sharp from 'sharp';

/** Of 255 in one colour channel. Below, a difference is not to be seen. */
const VISIBLE = 40;
/** Share of the pixels that may differ: the last pixel of an edge. */
const TOLERATED = 0.0004;

/** A screenshot as a reference keeps it. The same pixels always give the same bytes. */
export const encode = (png) => sharp(png).webp({ quality: 55, effort: 4 }).toBuffer();

const decode = async (webp) => {
  const { data, info } = await sharp(webp).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Compares two pictures that `encode` has made. Undefined while they look the same; otherwise the `problem` in words
 * and, where their sizes agree, a `picture` (WebP) with what differs in red on a pale page.
 */
export async function compare(reference, now) {
  if (reference.equals(now)) return undefined;
  const [before, after] = await Promise.all([decode(reference), decode(now)]);
  const { width, height } = after;
  if (before.width !== width || before.height !== height) {
    return { problem: `is ${width} × ${height} px instead of ${before.width} × ${before.height}` };
  }
  const marked = Buffer.alloc(after.data.length);
  let count = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs(after.data[at + channel] - before.data[at + channel]) > VISIBLE,
    );
    if (isDifferent) count += 1;
    for (const channel of [0, 1, 2]) {
      const pale = 192 + after.data[at + channel] / 4;
      marked[at + channel] = isDifferent ? [208, 0, 32][channel] : pale;
    }
  }
  const share = count / (width * height);
  if (share <= TOLERATED) return undefined;
  const picture = await sharp(marked, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
  return { problem: `differs in ${(share * 100).toFixed(2)} % of its pixels`, picture };
}
