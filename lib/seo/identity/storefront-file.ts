import 'server-only';
import { readFile } from 'node:fs/promises';
import type { StorefrontFile } from '@/lib/config/storefronts/files';
import { offlineCss, paletteCss } from '@/lib/config/storefronts/palette';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { emblemSvg, faviconIco, iconPng, iconSvg, maskableIcon, shopPicture } from './drawings';

type Content = string | Buffer;

const readLogo = ({ files: { logo } }: Storefront) => (logo === null ? null : readFile(logo));

const readIcon = async (storefront: Storefront) =>
  storefront.files.icon === null ? Buffer.from(iconSvg(storefront)) : readFile(storefront.files.icon);

/** A logo's file, if its ending fits the requested name. */
const fileOfKind = (path: string | null, ending: string) =>
  path?.toLowerCase().endsWith(ending) ? readFile(path) : null;

const masked = async (storefront: Storefront, size: number) =>
  maskableIcon(await readIcon(storefront), size, storefront.themeColours.dark);

/** Creates each file; null if the storefront does not have it. */
const MAKERS: Record<StorefrontFile, (storefront: Storefront) => Content | null | Promise<Content | null>> = {
  'palette.css': paletteCss,
  'offline.css': ({ palette }) => offlineCss(palette),
  'emblem.svg': emblemSvg,
  'icon.svg': readIcon,
  'favicon.ico': async (storefront) => faviconIco(await readIcon(storefront)),
  'apple-touch-icon.png': (storefront) => masked(storefront, 180),
  '192.png': async (storefront) => iconPng(await readIcon(storefront), 192),
  '512.png': async (storefront) => iconPng(await readIcon(storefront), 512),
  'maskable-512.png': (storefront) => masked(storefront, 512),
  'social.jpg': async (storefront) =>
    storefront.files.social === null
      ? shopPicture(storefront, await readLogo(storefront))
      : readFile(storefront.files.social),
  'logo.svg': ({ files }) => fileOfKind(files.logo, '.svg'),
  'logo.png': ({ files }) => fileOfKind(files.logo, '.png'),
  'logo-dark.svg': ({ files }) => fileOfKind(files.logoDark, '.svg'),
  'logo-dark.png': ({ files }) => fileOfKind(files.logoDark, '.png'),
};

const made = () => globalSingleton('storefront-files', () => new Map<string, Promise<Content | null>>());

/** A file of the storefront, created once; null if the storefront has no file with that name. */
export function storefrontFile(storefront: Storefront, file: StorefrontFile): Promise<Content | null> {
  const key = `${storefront.version}/${file}`;
  const known = made().get(key);
  if (known !== undefined) return known;
  const content = Promise.resolve(MAKERS[file](storefront));
  made().set(key, content);
  // Failures are not cached.
  content.catch(() => made().delete(key));
  return content;
}
