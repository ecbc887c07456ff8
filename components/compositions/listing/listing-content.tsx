import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { CollapsibleDescription } from '@/components/catalog/listing/collapsible-description';
import { HelpAnswer, HelpLinks } from '@/components/catalog/listing/help-answer';
import { ListingKits } from '@/components/catalog/listing/kit-cards';
import { LayoutStyles, ListingScreen } from '@/components/catalog/listing/listing-screen';
import { ProductArea } from '@/components/catalog/listing/product-area';
import { SearchForm } from '@/components/catalog/search/search-form';
import { AddToCartButton } from '@/components/purchase/cart/add-to-cart-button';
import { BreadcrumbStructuredData, ItemListStructuredData } from '@/components/seo/structured-data';
import { LinkButton } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import { RichText } from '@/components/ui/rich-text';
import { customLayoutName, customLayoutStyles } from '@/lib/catalog/listing/custom-layout';
import { countNewModels, readEarlierModels } from '@/lib/catalog/listing/earlier-models';
import { kitEntries } from '@/lib/catalog/listing/kit-entries';
import { readNearMatches } from '@/lib/catalog/listing/near-matches';
import { readListingBanner } from '@/lib/catalog/listing/read-listing';
import { listingView, pageHeading, showsBrands } from '@/lib/catalog/listing/view';
import type { FilteredSearch } from '@/lib/catalog/search/find-filtered-search';
import { helpAnswer } from '@/lib/catalog/search/help-answer';
import { readFilteredSearch } from '@/lib/catalog/search/search-filters';
import { brandIn, helpLinks, helpPages } from '@/lib/catalog/search/search-offers';
import { correctedSearch, readWiderSearch, withoutGuess } from '@/lib/catalog/search/wider-search';
import { serverConfig } from '@/lib/config/environment';
import { storeOrigins } from '@/lib/config/store-site';
import { findCmsPage } from '@/lib/content/cms-pages';
import { menuLinks } from '@/lib/content/shell/menus';
import { readBrandLinks, readMenuOf, readShopSettings } from '@/lib/content/shell/read-shell';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Address } from '@/lib/screens/page';
import { listingContent } from '@/lib/screens/platform-content';
import { canonicalUrl } from '@/lib/seo/canonical';
import { listingIndexing } from '@/lib/seo/listing-indexing';
import { pageMetadata } from '@/lib/seo/metadata';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { formatBRL } from '@/lib/shared/money';
import type { AddressScreen } from '../pages/address-page';
import { readAlternatives, readEmptyListAlternatives } from './alternatives';
import { DeferredEndBlocks } from './deferred-end-blocks';
import type { ListingTemplate } from './landing-templates';

/** Characters shown folded on wide screens. */
const COLLAPSED_LENGTH = 410;

/** Characters that fill the three lines shown folded on narrow screens: at most 85 in a line. */
const COLLAPSED_LENGTH_NARROW = 280;

/** Description of a category, brand or landing page, sanitised and folded. */
function Description({ html }: { html: string }) {
  const { length } = htmlToText(html);
  if (length === 0) return null;
  return (
    <CollapsibleDescription
      isLong={length > COLLAPSED_LENGTH}
      isLongOnPhones={length > COLLAPSED_LENGTH_NARROW}
    >
      <RichText html={html} foldAfter={COLLAPSED_LENGTH} />
    </CollapsibleDescription>
  );
}

/** Kind and address of a listing. */
type ListingParams = { level: ListingLevel; page: Address };

/** The shop's pages about the subject of a search, such as delivery and returns, with their sentence about it. */
async function readHelpLinks(text: string) {
  if (text === '') return [];
  const links = helpLinks(text, helpPages(menuLinks(await readMenuOf('links-rodape'), storeOrigins())));
  return Promise.all(
    links.map(async (link) => {
      const page = await findCmsPage(link.href);
      return { ...link, answer: helpAnswer(page?.conteudo.pagina?.descricao ?? '', text) };
    }),
  );
}

/** Link to the page of the brand that a search names, or null. */
async function NamedBrand({ typed }: { typed: string }) {
  const brand = brandIn(typed, await readBrandLinks());
  if (brand === undefined) return null;
  return (
    <p>
      <LinkButton href={brand.href} variant="secondary">
        Marca {brand.label}
        <ArrowRightIcon />
      </LinkButton>
    </p>
  );
}

async function readListing({ level, page }: ListingParams) {
  const [answer, help] = await Promise.all([
    listingContent(level).read(page),
    readHelpLinks(level === 'search' ? (page.query.busca ?? '') : ''),
  ]);
  const listing = help.length > 0 ? withoutGuess(page, answer) : answer;
  const { categoria, marca, landingPage } = listing.conteudo;
  return { listagem: listing, subject: categoria ?? marca ?? landingPage, help };
}

async function listingMetadata(params: ListingParams): Promise<Metadata> {
  const { page } = params;
  const { listagem: listing, subject, help } = await readListing(params);
  const { canonical, isIndexed } = await listingIndexing(params.level, page, listing);
  return pageMetadata({
    seo: listing.estrutura.seo,
    title: pageHeading(listing, page, help.length > 0),
    ...listingView(listing, page),
    isIndexed: isIndexed && listing.conteudo.produtos.length > 0,
    canonical,
    description: htmlToText(subject?.descricao ?? '', 155),
    path: page.path,
    query: page.query,
  });
}

/** Logo of a listed brand, '' for none; the platform sends it with the brand's products. */
function brandLogo({ marca: brand, produtos }: Listagem['conteudo']): string {
  return (brand && produtos.find(({ marca }) => marca?.id === brand.id)?.marca?.imagem) ?? '';
}

type CorrectionProps = {
  /** Text without results. */
  typed: string;
  /** Text whose results are shown instead. */
  shown: string;
};

/** Notice that nothing was found, and that the results are for another text. */
function SearchCorrection({ typed, shown }: CorrectionProps) {
  return (
    <p>
      Nenhum produto encontrado para “{typed}”. Mostrando resultados para <strong>“{shown}”</strong>.
    </p>
  );
}

/** For a search whose words name filters: the filters that limit the results. */
function FilteredSearchNotice({ typed, filters }: { typed: string; filters: FilteredSearch['filters'] }) {
  const { size, maxPrice } = filters;
  return (
    <p>
      Para “{typed}”, mostramos{' '}
      {size === null ? (
        'os produtos'
      ) : (
        <>
          as armações de <strong>tamanho {size}</strong>
        </>
      )}
      {maxPrice === null ? null : (
        <>
          {' '}
          <strong>até {formatBRL(maxPrice)}</strong>
        </>
      )}
      .
    </p>
  );
}

/** Replacement for a search: with the filters that its words name, or a wider search. */
const readOtherSearch = async (page: Address, listing: Awaited<ReturnType<typeof readListing>>['listagem']) =>
  (await readFilteredSearch(page)) ?? (await readWiderSearch(page, listing));

/** Finds the template that the platform names for a listing. */
type TemplateOf = (name: string) => ListingTemplate | undefined;

async function ListingContent({
  level,
  page: requested,
  templateOf,
}: ListingParams & { templateOf: TemplateOf | undefined }) {
  const { listagem: answer, subject, help } = await readListing({ level, page: requested });
  const isHelp = help.length > 0 && answer.info.total === 0;
  const [banner, settings, wider] = await Promise.all([
    readListingBanner(level, { id: subject?.id ?? 0, path: requested.path }),
    readShopSettings(),
    level === 'search' && !isHelp ? readOtherSearch(requested, answer) : null,
  ]);
  const { page, listagem: listing } = wider ?? { page: requested, listagem: answer };
  const filters = wider && 'filters' in wider ? wider.filters : null;
  const corrected = filters === null ? (wider?.page.query.busca ?? correctedSearch(page, listing)) : null;
  const isEmpty = listing.info.total === 0;
  const typed = requested.query.busca ?? '';
  const Template = templateOf?.(customLayoutName(listing));
  const description =
    level === 'search' ? (
      <>
        <NamedBrand typed={typed} />
        {filters ? <FilteredSearchNotice typed={typed} filters={filters} /> : null}
        {isHelp ? null : <HelpLinks typed={typed} links={help} />}
        {corrected ? <SearchCorrection typed={typed} shown={corrected} /> : null}
        <SearchForm query={requested.query.busca} />
      </>
    ) : subject?.descricao ? (
      <Description html={subject.descricao} />
    ) : undefined;
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  const earlierModels = await readEarlierModels(level, page, listing);
  const products = isHelp ? (
    <HelpAnswer links={help} whatsapp={whatsapp} alternatives={await readAlternatives()} />
  ) : (
    <ProductArea
      level={level}
      listagem={listing}
      page={page}
      whatsapp={whatsapp}
      BuyButton={AddToCartButton}
      alternatives={isEmpty ? await readEmptyListAlternatives() : null}
      earlierModels={earlierModels}
      newModels={await countNewModels(level, page, listing, earlierModels)}
      nearMatches={await readNearMatches(level, page, listing)}
    />
  );
  const endBlocks = (
    <>
      {listing.info.offset === 0 ? <ListingKits kits={kitEntries(listing.conteudo.listas)} /> : null}
      <DeferredEndBlocks showsBrands={showsBrands(level, page.query)} showsViewed={isEmpty} />
    </>
  );
  const title = pageHeading(listing, page, isHelp);
  const parts = { listagem: listing, page, title, banner, description, products };
  const { breadcrumb, tracking } = listingContent(level);
  const { siteUrl } = serverConfig();
  const { estrutura, conteudo, info } = listing;
  const url = canonicalUrl(siteUrl, page.path, page.query, estrutura.seo?.canonical ?? '');
  const paths = conteudo.produtos.flatMap(({ rota }) => (rota?.path ? [rota.path] : []));
  return (
    <LayoutStyles stylesheet={customLayoutStyles(listing, level, page.path)}>
      <BreadcrumbStructuredData items={breadcrumb(listing)} path={page.path} />
      {Template ? (
        <Template {...parts} endBlocks={endBlocks} />
      ) : (
        <ListingScreen {...parts} logo={brandLogo(conteudo)}>
          {endBlocks}
        </ListingScreen>
      )}
      <PageViewTracker page={tracking(answer, url)} />
      {paths.length > 0 ? <ItemListStructuredData paths={paths} offset={info.offset} /> : null}
    </LayoutStyles>
  );
}

/** Listings of a category, brand, landing page or search. */
export const listingScreen = (level: ListingLevel, templateOf?: TemplateOf): AddressScreen => ({
  metadata: (page) => listingMetadata({ level, page }),
  content: (page) => <ListingContent level={level} page={page} templateOf={templateOf} />,
});
