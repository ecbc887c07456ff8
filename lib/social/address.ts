import { createHash } from 'node:crypto';

const NAME = /^\/social\/([0-9a-f]{16})(\/.+)?\.jpg$/;

/** Whether a path is the address of a drawn picture, answered by a route of its own and not by a page. */
export function isSocialPicture(path: string): boolean {
  return NAME.test(path);
}

/** Short name of the picture that is drawn from: another source has another address, so nobody shows an old one. */
export function sourceName(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

/** Path of the picture for links to `page`, drawn from `source`. Both are read again when it is asked for. */
export function socialPath(page: string, source: string): string {
  return `/social/${sourceName(source)}${page === '/' ? '' : page}.jpg`;
}

/** The page and the name of the source of such a path; null for another one. */
export function readSocialPath(path: string): { page: string; name: string } | null {
  const [, name, page = '/'] = NAME.exec(path) ?? [];
  return name === undefined ? null : { page, name };
}
