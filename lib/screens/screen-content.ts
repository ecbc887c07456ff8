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
export type PreviewData = { seo: Seo | null; picture?: string };

/**
 * The data that a screen reads from the platform. The function for this is in `content.ts` next to the page;
 * a page without that file reads nothing.
 */
export type ScreenContent = {
  /**
   * Reads the data that the page needs and that decides its HTTP status; for static content, the optional
   * data.
   * @throws StoreApiError
   */
  read: (address: Address) => Promise<unknown>;
  /** Picture of the link preview; null for the shop's default. @throws StoreApiError */
  readPreview: (address: Address) => Promise<PreviewData | null>;
  /**
   * The part of a query that selects a different page, from the screen's `choiceKeys`; absent if it has none.
   * @throws as `read`
   */
  readChoice?: (address: Address, query: Query) => Promise<Query>;
  /** Breadcrumb, visible and as structured data; null for a page without one. */
  breadcrumb: ((content: never) => Crumb[]) | null;
  /**
   * Data published to tag managers; `url` is the canonical address. Null for texts, which are published by
   * their title.
   */
  tracking: ((content: never, url: string) => PageData) | null;
};

/** Reads the page to decide about a choice. */
export const choiceOf =
  <Content>(
    read: (address: Address) => Promise<Content>,
    decide: (content: Content, query: Query) => Query,
  ) =>
  async (address: Address, query: Query): Promise<Query> =>
    decide(await read(address), query);

export const platformBreadcrumb = ({ estrutura }: WithBreadcrumb) => breadcrumbItems(estrutura.breadcrumb);

export const seoPreview =
  (read: (address: Address) => Promise<WithSeo>) =>
  async (address: Address): Promise<PreviewData> => ({ seo: (await read(address)).estrutura.seo });

export const picturePreview =
  (read: (address: Address) => Promise<WithSeo & WithPictures>) =>
  async (address: Address): Promise<PreviewData> => {
    const { estrutura, conteudo } = await read(address);
    const picture = conteudo.midias.imagens[0]?.arquivos.big;
    return { seo: estrutura.seo, ...(picture && { picture }) };
  };
