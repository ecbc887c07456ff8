import 'server-only';
import { isStoreApiError } from '@/lib/platform/errors';
import type { CallOptions } from '@/lib/platform/http';
import { type Listagem, listagemSchema } from '@/lib/platform/schemas/listing';
import { readContent, withoutList } from './page-content';

/** Every platform sends this many products at once; some reject calls for more than 30. */
const ALWAYS_ALLOWED = 24;

export type ListWindow = { offset: number; limit: number };

/** A part with the position that was asked for, if the platform does not repeat it. */
function withWindow<List extends { info: Listagem['info'] }>(
  list: List,
  { offset, limit }: ListWindow,
): List {
  const { info } = list;
  return { ...list, info: { ...info, offset: info.offset || offset, limit: info.limit || limit } };
}

/**
 * A part of a list, read in two calls if the platform rejects its limit.
 * @throws StoreApiError
 */
export async function readInParts<List extends { info: Listagem['info'] }>(
  readPart: (part: ListWindow) => Promise<List>,
  { offset, limit }: ListWindow,
  join: (first: List, second: List) => List,
): Promise<List> {
  try {
    return withWindow(await readPart({ offset, limit }), { offset, limit });
  } catch (error) {
    // A platform that is too busy (429) would reject smaller calls too.
    const isTooLarge = isStoreApiError(error) && error.kind === 'refused' && error.status !== 429;
    if (limit <= ALWAYS_ALLOWED || !isTooLarge) throw error;
    const window = { offset, limit: ALWAYS_ALLOWED };
    const first = withWindow(await readPart(window), window);
    const next = offset + ALWAYS_ALLOWED;
    if (next >= first.info.total) return { ...first, info: { ...first.info, limit } };
    const second = await readPart({ offset: next, limit: limit - ALWAYS_ALLOWED });
    const exibindo = first.info.exibindo + second.info.exibindo;
    return { ...join(first, second), info: { ...first.info, limit, exibindo } };
  }
}

/**
 * The products in a part of a list.
 * @param pathOf path and query of the call for a part
 * @throws StoreApiError
 */
export function readProducts(
  pathOf: (part: ListWindow) => string,
  whole: ListWindow,
  options?: CallOptions,
): Promise<Listagem> {
  return readInParts(
    (part) => readContent(listagemSchema, { path: pathOf(part) }, withoutList, options),
    whole,
    (first, { conteudo: { produtos } }) => ({
      ...first,
      conteudo: { ...first.conteudo, produtos: [...first.conteudo.produtos, ...produtos] },
    }),
  );
}
