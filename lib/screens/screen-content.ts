import 'server-only';
import { breadcrumbItems, type Crumb } from '@/lib/catalog/hrefs';
import type { PageData } from '@/lib/catalog/page-view';
import type { Query } from '@/lib/platform/canonical-query';
import type { BreadcrumbItem, Seo } from '@/lib/platform/schemas/page-content';
import type { Address } from './page';

type WithSeo = { estrutura: { seo: Seo | null } };
type WithPictures = { conteudo: { midias: { imagens: { arquivos: { big: string } }[] } } };
type WithBreadcrumb = { estrutura: { breadcrumb: readonly BreadcrumbItem[] } };

/** Tags and first picture that a page's link preview may be drawn from. */
export type PreviewFacts = { seo: Seo | null; picture?: string };

/** The reads of a screen from the platform. They are in `content.ts` next to the page; pages without one read nothing. */
export type ScreenContent = {
  /**
   * Reads the data that the page cannot be shown without and that decide its HTTP status; for static content those it
   * can do without. @throws StoreApiError
   */
  read: (address: Address) => Promise<unknown>;
  /** Picture of the link preview; null for the shop's own. @throws StoreApiError */
  readPreview: (address: Address) => Promise<PreviewFacts | null>;
  /** The part of a query that makes another page, given the `choiceKeys` of the screen; absent without any. */
  choiceOf?: (content: never, query: Query) => Query;
  /** Breadcrumb as shown and as structured data; null for a page that shows none. */
  breadcrumb: ((content: never) => Crumb[]) | null;
  /** Data published to tag managers, `url` being the canonical address; null for texts, published by title. */
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
