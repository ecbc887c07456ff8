import 'server-only';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { scopedCss } from '@/lib/html/scoped-css';
import type { ListingLevel } from '@/lib/store-api/endpoints/listings';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { Banner } from '@/lib/store-api/schemas/vitrine';
import type { ListingPage } from './links';

/** What a template for a landing page gets; it decides where, and whether, each part shows (LIST-53). */
export type ListingTemplateProps = {
  listagem: Listagem;
  page: ListingPage;
  titulo: string;
  banner: Banner | null;
  /** Sanitised description, ready to show; undefined for none. */
  descricao: ReactNode | undefined;
  /** Filters, toolbar, cards and pages: the working listing without heading. */
  produtos: ReactNode;
  /** Blocks for the end of the page: 'Navegue Por Marca' where it belongs, and customers' opinions. */
  marcas: ReactNode;
};

/** Name of the template that `layoutPersonalizado` asks for, in small letters; '' for the usual one. */
export function layoutNameOf({ conteudo }: Pick<Listagem, 'conteudo'>): string {
  const name = conteudo.layoutPersonalizado?.layout.trim().toLowerCase() ?? '';
  return /^[a-z0-9-]{1,40}$/.test(name) ? name : '';
}

/** Attribute that marks the element to which a listing's own style sheet is confined. */
const SCOPE_ATTRIBUTE = 'data-layout-css';

type LayoutCss = { name: string; css: string; dropped: string[] };

function layoutCssOf({ conteudo }: Pick<Listagem, 'conteudo'>): LayoutCss | null {
  const source = conteudo.layoutPersonalizado?.codigoCss.trim() ?? '';
  if (source === '') return null;
  const name = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return { name, ...scopedCss(source, `[${SCOPE_ATTRIBUTE}="${name}"]`) };
}

/** Style sheet of a listing as a file of this shop; `scope` goes onto the element it is for. */
export type LayoutStyles = { href: string; scope: Record<string, string> };

/**
 * Where the browser finds the cleaned `codigoCss` of a listing (LIST-53). A file of our own instead of a
 * `<style>`, because the Content-Security-Policy allows no inline styles. Null when there is none, or nothing of
 * it can be used; what was left out is noted in the log.
 */
export function layoutStylesOf(
  listagem: Pick<Listagem, 'conteudo'>,
  level: ListingLevel,
  path: string,
): LayoutStyles | null {
  const styles = layoutCssOf(listagem);
  if (styles === null) return null;
  const { name, css, dropped } = styles;
  if (dropped.length > 0)
    console.warn(JSON.stringify({ event: 'layout-css-cleaned', path, dropped: dropped.slice(0, 20) }));
  if (css === '') return null;
  const address = Buffer.from(path, 'utf8').toString('base64url');
  return { href: `/layout-css/${level}/${address}/${name}.css`, scope: { [SCOPE_ATTRIBUTE]: name } };
}

/** Content of that file; null when the listing has no usable style sheet. */
export function layoutFileOf(listagem: Pick<Listagem, 'conteudo'>): { file: string; css: string } | null {
  const styles = layoutCssOf(listagem);
  return styles === null || styles.css === '' ? null : { file: `${styles.name}.css`, css: styles.css };
}
