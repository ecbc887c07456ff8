import 'server-only';
import {
  campaignPageData,
  homePageData,
  kitIndexPageData,
  kitPageData,
  listingPageData,
  productPageData,
} from '@/lib/analytics/shop-page-data';
import { notFoundPageData } from '@/lib/analytics/static-page-data';
import { breadcrumbItems, type Crumb, titleBreadcrumb } from '@/lib/catalog/hrefs';
import { readKitIndexPage, readListingPage } from '@/lib/catalog/listing/read-listing';
import type { PageData } from '@/lib/catalog/page-view';
import { readKitPage, readProductPage } from '@/lib/catalog/product/read-product';
import { findCmsPage, readCmsPage } from '@/lib/content/cms-pages';
import type { Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { readHomePage } from '@/lib/platform/home-blocks';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { BreadcrumbItem, Pagina, Seo } from '@/lib/platform/schemas/pages';
import type { Screen } from './screens';

type Address = { path: string; query: Query };

type WithSeo = { estrutura: { seo: Seo | null } };
type WithPictures = { conteudo: { midias: { imagens: { arquivos: { big: string } }[] } } };
type WithBreadcrumb = { estrutura: { breadcrumb: readonly BreadcrumbItem[] } };

/** Tags and first picture that a page's link preview may be drawn from. */
export type PreviewFacts = { seo: Seo | null; picture?: string };

type PageFacts = {
  /**
   * Reads the data that the page cannot be shown without and that decide its HTTP status; for static content those it
   * can do without. Null when there are none. @throws StoreApiError
   */
  read: ((address: Address) => Promise<unknown>) | null;
  /** What the link preview shows; null for the shop's own picture. @throws StoreApiError */
  readPreview: ((address: Address) => Promise<PreviewFacts | null>) | null;
  /** Breadcrumb as shown and as structured data; null for a page that shows none. */
  breadcrumb: ((content: never) => Crumb[]) | null;
  /** What is published to tag managers, `url` being the canonical address; null for texts, published by title. */
  tracking: ((content: never, url: string) => PageData) | null;
};

const platformBreadcrumb = ({ estrutura }: WithBreadcrumb) => breadcrumbItems(estrutura.breadcrumb);

const ownBreadcrumb = ({ title }: { title: string }) => titleBreadcrumb(title);

const seoPreview =
  (read: (address: Address) => Promise<WithSeo>) =>
  async (address: Address): Promise<PreviewFacts> => ({ seo: (await read(address)).estrutura.seo });

const picturePreview =
  (read: (address: Address) => Promise<WithSeo & WithPictures>) =>
  async (address: Address): Promise<PreviewFacts> => {
    const { estrutura, conteudo } = await read(address);
    return { seo: estrutura.seo, picture: conteudo.midias.imagens[0]?.arquivos.big };
  };

const readProduct = ({ path }: Pick<Address, 'path'>) => readProductPage(path);
const readKit = ({ path }: Pick<Address, 'path'>) => readKitPage(path);
const readCms = ({ path }: Pick<Address, 'path'>) => readCmsPage(path);
const readOptionalCms = ({ path }: Pick<Address, 'path'>) => findCmsPage(path);
const readKitIndex = ({ path, query }: Address) => readKitIndexPage(path, query);

function listingPage(level: ListingLevel) {
  const read = ({ path, query }: Address) => readListingPage(level, path, query);
  return {
    read,
    readPreview: seoPreview(read),
    breadcrumb: platformBreadcrumb,
    tracking: (listing: Listagem, url: string) => listingPageData(level, listing, url),
  };
}

const NO_DATA = { read: null, readPreview: null } as const;
const OWN_TEXT = { ...NO_DATA, breadcrumb: ownBreadcrumb, tracking: null } as const;

/** What each screen reads, shows as its breadcrumb and publishes to tag managers; its other facts are in screens.ts. */
export const PAGES = {
  home: {
    read: readHomePage,
    readPreview: seoPreview(readHomePage),
    breadcrumb: null,
    tracking: () => homePageData,
  },
  brands: OWN_TEXT,
  'listing/category': listingPage('category'),
  'listing/brand': listingPage('brand'),
  'listing/landing-page': listingPage('landing-page'),
  'listing/search': listingPage('search'),
  product: {
    read: readProduct,
    readPreview: picturePreview(readProduct),
    breadcrumb: platformBreadcrumb,
    tracking: productPageData,
  },
  'kit-index': {
    read: readKitIndex,
    readPreview: seoPreview(readKitIndex),
    breadcrumb: platformBreadcrumb,
    tracking: kitIndexPageData,
  },
  kit: {
    read: readKit,
    readPreview: picturePreview(readKit),
    breadcrumb: platformBreadcrumb,
    tracking: kitPageData,
  },
  'black-friday': { ...NO_DATA, breadcrumb: ownBreadcrumb, tracking: campaignPageData },
  'cms-page': {
    read: readCms,
    readPreview: seoPreview(readCms),
    breadcrumb: (page: Pagina) =>
      page.estrutura.breadcrumb.length > 0
        ? platformBreadcrumb(page)
        : titleBreadcrumb(page.conteudo.pagina.nome || 'Institucional'),
    tracking: null,
  },
  'static-page': {
    read: readOptionalCms,
    readPreview: async (address: Address): Promise<PreviewFacts | null> => {
      const platformPage = await readOptionalCms(address);
      return platformPage === null ? null : { seo: platformPage.estrutura.seo };
    },
    breadcrumb: ownBreadcrumb,
    tracking: null,
  },
  article: OWN_TEXT,
  evaluation: OWN_TEXT,
  favourites: OWN_TEXT,
  comparison: OWN_TEXT,
  'design-system': { ...NO_DATA, breadcrumb: null, tracking: null },
  error: { ...NO_DATA, breadcrumb: null, tracking: () => notFoundPageData },
} satisfies { [S in Screen]: PageFacts };
