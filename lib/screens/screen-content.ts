import 'server-only';
import { breadcrumbItems, type Crumb } from '@/lib/catalog/hrefs';
import type { PageData } from '@/lib/catalog/page-view';
import type { Query } from '@/lib/platform/canonical-query';
import type { BreadcrumbItem, Seo } from '@/lib/platform/schemas/page-content';
import type { Address } from './page';

type WithSeo = { estrutura: { seo: Seo | null } };
type WithPictures = { conteudo: { midias: { imagens: { arquivos: { big: string } }[] } } };
type WithBreadcrumb = { estrutura: { breadcrumb: readonly BreadcrumbItem[] } };

/** Tags and first picture for a page's link preview. */
export type PreviewFacts = { seo: Seo | null; picture?: string };

/**
 * A screen's reads from the platform. They are in `content.ts` next to the page; pages without that file read
 * nothing.
 */
export type ScreenContent = {
  /**
   * Reads the data that the page requires and that decide its HTTP status; for static content the optional data.
   * @throws StoreApiError
   */
  read: (address: Address) => Promise<unknown>;
  /** Picture of the link preview; null for the shop's default. @throws StoreApiError */
  readPreview: (address: Address) => Promise<PreviewFacts | null>;
  /**
   * The part of a query that selects another page, from the `choiceKeys` of the screen; absent if it has none.
   */
  choiceOf?: (content: never, query: Query) => Query;
  /** Breadcrumb, visible and as structured data; null for a page without one. */
  breadcrumb: ((content: never) => Crumb[]) | null;
  /**
   * Data published to tag managers, `url` is the canonical address; null for texts, which are published by title.
   */
  tracking: ((content: never, url: string) => PageData) | null;
};

export const platformBreadcrumb = ({ estrutura }: WithBreadcrumb) => breadcrumbItems(estrutura.breadcrumb);

export const seoPreview =
  (read: (address: Address) => Promise<WithSeo>) =>
  async (address: Address): Promise<PreviewFacts> => ({ seo: (await read(address)).estrutura.seo });

export const picturePreview =
  (read: (address: Address) => Promise<WithSeo & WithPictures>) =>
  async (address: Address): Promise<PreviewFacts> => {
    const { estrutura, conteudo } = await read(address);
    const picture = conteudo.midias.imagens[0]?.arquivos.big;
    return { seo: estrutura.seo, ...(picture && { picture }) };
  };
