import { ANY_VERSION, type StorefrontFile, storefrontAddress } from '@/lib/config/storefronts/files';

const SECURITY_FILE = '/security.txt';

const CRAWLER_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/opensearch.xml',
  '/feed/google.xml',
  '/feed/assistentes.jsonl',
  '/llms.txt',
  SECURITY_FILE,
];

/** Whether a path is a file for crawlers or other programs, with its own route instead of a page. */
export function isCrawlerFile(path: string): boolean {
  return CRAWLER_FILES.includes(path) || /^\/sitemaps\/[a-z]+-\d{1,4}\.xml$/.test(path);
}

/** Whether a path is a file of the platform, which texts and some platforms name without their host. */
export const isPlatformFile = (path: string): boolean => path.startsWith('/upload/');

/** Whether a path is the worker in this folder or a file that it loads. */
export function isWorkerFile(folder: 'try-on' | 'prescription-pdf', path: string): boolean {
  const start = `/${folder}/`;
  return path.startsWith(start) && /^(?:worker\.js|[^/]+\/[^/]+)$/.test(path.slice(start.length));
}

/** Whether a path belongs to the try-on: its worker, its models and the photos of frames. */
export function isTryOnFile(path: string): boolean {
  return isWorkerFile('try-on', path) || /^\/try-on\/photo\/.+$/.test(path);
}

/** Files of the storefront that browsers and the offline page request at fixed addresses. */
const FIXED_ADDRESSES: Record<string, StorefrontFile> = {
  '/favicon.ico': 'favicon.ico',
  '/offline/tokens.css': 'offline.css',
  '/offline/drawing.svg': 'emblem.svg',
};

/** File path of the storefront's file at `path`; null if there is none. */
export function storefrontFile(path: string): string | null {
  if (path === `/.well-known${SECURITY_FILE}`) return SECURITY_FILE;
  const file = Object.hasOwn(FIXED_ADDRESSES, path) ? FIXED_ADDRESSES[path] : undefined;
  return file === undefined ? null : storefrontAddress({ version: ANY_VERSION }, file);
}
