import { imageUrl } from '@/lib/catalog/card/pictures';
import { serverConfig } from '@/lib/config/environment';
import { loadPicture } from './load-picture';
import type { Sample } from './products';
import { type RuleReport, reportEach } from './rule';

/** A card on a phone is about 180 CSS pixels wide, so narrower pictures would look blurred. */
const MIN_WIDTH = 200;
/** The shop's server scales pictures down, but has to fetch all of their bytes first. */
const MAX_BYTES = 3_000_000;

async function pictureProblem(address: string): Promise<string | null> {
  const url = new URL(address, serverConfig().storeApiUrl).href;
  const loaded = await loadPicture(url);
  if ('problem' in loaded) return `${url} ${loaded.problem}`;
  const { type, bytes, width } = loaded;
  if (!/^image\//i.test(type)) return `${url} is sent as ${type || 'nothing'} instead of image/…`;
  // An SVG has no pixel width.
  if (width < MIN_WIDTH && !/svg/i.test(type))
    return `${url} is ${width} pixels wide, less than ${MIN_WIDTH}`;
  return bytes > MAX_BYTES ? `${url} has ${(bytes / 1e6).toFixed(1)} MB` : null;
}

/** Reports products without a picture, and pictures that browsers cannot show or would blur. */
export async function checkPictures(samples: readonly Sample[]): Promise<RuleReport[]> {
  const pictures = samples.map(({ card, detail }) => ({
    name: card.rota?.path ?? card.nome,
    address: imageUrl(card.midias.imagens[0] ?? detail?.midias.imagens[0], 'medium', 'big'),
  }));
  const addresses = [...new Set(pictures.map(({ address }) => address))].filter((address) => address !== '');
  const problems = new Map<string, string | null>();
  for (const address of addresses) problems.set(address, await pictureProblem(address));
  const isSame = addresses.length === 1 && samples.length > 3;
  return [
    reportEach('Every product has a picture', 'listings', pictures, ({ name, address }) =>
      address === '' ? `${name} has none` : null,
    ),
    reportEach('Pictures load, as pictures of a useful size', 'listings', addresses, (address) =>
      isSame ? 'all products share one picture' : (problems.get(address) ?? null),
    ),
  ];
}
