/**
 * The platform's route object, which is meant for a client-side router. PHP encodes empty objects as `[]`.
 */
export type Rota = {
  name: string;
  route: string;
  path: string;
  params: Record<string, string> | [];
  query: Record<string, string> | [];
};

/** Route and absolute url, which every linkable entity has. */
export type Linked = { rota: Rota; url: string };

/** Builds absolute urls on the store's public origin. */
export type Urls = {
  absolute: (path: string) => string;
  link: (name: string, path: string, params: Record<string, string>) => Linked;
};

/** @param origin public origin without a trailing slash */
export function createUrls(origin: string): Urls {
  const absolute = (path: string) => (path === '/' ? origin : `${origin}${path}`);
  return {
    absolute,
    link: (name, path, params) => ({
      rota: { name, route: path, path, params: orEmpty(params), query: [] },
      url: absolute(path),
    }),
  };
}

/** An object as the platform encodes it: `[]` if it has no keys. */
export function orEmpty<T>(record: Record<string, T>): Record<string, T> | [] {
  return Object.keys(record).length > 0 ? record : [];
}

/** Path params of a category path: `{categoriaNivel2: 'oculos-de-sol', categoriaNivel3: …}`. */
export function categoryParams(segments: string[]): Record<string, string> {
  return Object.fromEntries(segments.map((segment, i) => [`categoriaNivel${i + 2}`, segment]));
}
