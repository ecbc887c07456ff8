import 'server-only';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Banner } from '@/lib/platform/schemas/blocks';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { scopedCss } from '@/lib/shared/html/scoped-css';
import { log } from '@/lib/shared/log';
import type { ListingPage } from './links';

/**
 * Parts of a listing that a landing page's template can place. The template decides where, and whether, to
 * show each.
 */
export type ListingTemplateProps = {
  listing: Listagem;
  page: ListingPage;
  title: string;
  banner: Banner | null;
  /** Sanitised description, ready to show; undefined if there is none. */
  description: ReactNode | undefined;
  /** Filters, toolbar, cards and pages: the complete listing without its heading. */
  products: ReactNode;
  /** Sections for the end of the page: 'Navegue Por Marca' if it applies, and customers' reviews. */
  endBlocks: ReactNode;
};

/** Name of the template in `layoutPersonalizado`, in lower case; '' for the default. */
export function customLayoutName({ conteudo }: Pick<Listagem, 'conteudo'>): string {
  const name = conteudo.layoutPersonalizado?.layout.trim().toLowerCase() ?? '';
  return /^[a-z0-9-]{1,40}$/.test(name) ? name : '';
}

/** Attribute of the element to which a listing's custom style sheet applies. */
const SCOPE_ATTRIBUTE = 'data-layout-css';

type LayoutCss = { name: string; css: string; dropped: string[] };

function cleanLayoutCss({ conteudo }: Pick<Listagem, 'conteudo'>): LayoutCss | null {
  const source = conteudo.layoutPersonalizado?.codigoCss.trim() ?? '';
  if (source === '') return null;
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return { name, ...scopedCss(source, `[${SCOPE_ATTRIBUTE}="${name}"]`) };
}

/** Style sheet of a listing; `scope` are the attributes of its element. */
export type LayoutStyles = { href: string; scope: Record<string, string> };

/**
 * The sanitised `codigoCss` of a listing as a file, because the Content-Security-Policy allows no inline styles. Null
 * if there is none or no usable part; dropped parts are logged.
 */
export function customLayoutStyles(
  listing: Pick<Listagem, 'conteudo'>,
  level: ListingLevel,
  path: string,
): LayoutStyles | null {
  const styles = cleanLayoutCss(listing);
  if (styles === null) return null;
  const { name, css, dropped } = styles;
  if (dropped.length > 0) log.warn('layout-css-cleaned', { path, dropped: dropped.slice(0, 20) });
  if (css === '') return null;
  return {
    href: `/layout-css/${level}/${segmentOf(path)}/${name}.css`,
    scope: { [SCOPE_ATTRIBUTE]: name },
  };
}

/** Content of the file in `customLayoutStyles`; null if the listing has no usable style sheet. */
export function customLayoutFile(listing: Pick<Listagem, 'conteudo'>): { file: string; css: string } | null {
  const styles = cleanLayoutCss(listing);
  return styles === null || styles.css === '' ? null : { file: `${styles.name}.css`, css: styles.css };
}

/**
 * Paths that can stay readable: they have only unreserved characters, and no dot except in `.html`, because
 * routers interpret other endings.
 */
const READABLE_PATH = /^\/(?:[\w-]+\/)*(?:[\w-]+(?:\.html)?)?$/;

/**
 * A path as one segment: `/pagina/sobre` becomes `~pagina~sobre`; other paths are base64url, which has no `~`.
 */
export function segmentOf(path: string): string {
  return READABLE_PATH.test(path)
    ? path.replaceAll('/', '~')
    : Buffer.from(path, 'utf8').toString('base64url');
}

/** The inverse of `segmentOf`. */
export function pathOf(segment: string): string {
  return segment.startsWith('~')
    ? segment.replaceAll('~', '/')
    : Buffer.from(segment, 'base64url').toString('utf8');
}
