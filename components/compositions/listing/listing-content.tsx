import type { Metadata } from 'next';
import { PageViewTracker } from '@/components/analytics/page-view';
import { CollapsibleDescription } from '@/components/catalog/listing/collapsible-description';
import { HelpAnswer, HelpLinks } from '@/components/catalog/listing/help-answer';
import { ListingKits } from '@/components/catalog/listing/kit-cards';
import { LayoutStyles, ListingScreen } from '@/components/catalog/listing/listing-screen';
import { ProductArea } from '@/components/catalog/listing/product-area';
import { SearchForm } from '@/components/catalog/search/search-form';
import { StoreText } from '@/components/compositions/store-text';
import { BreadcrumbStructuredData, ItemListStructuredData } from '@/components/seo/structured-data';
import { LinkButton } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import { customLayoutName, customLayoutStyles } from '@/lib/catalog/listing/custom-layout';
import { kitEntries } from '@/lib/catalog/listing/kit-entries';
import { priceRangeText } from '@/lib/catalog/listing/price-range';
import { listingView, pageHeading, showsBrands } from '@/lib/catalog/listing/view';
import type { ShownFilteredSearch } from '@/lib/catalog/search/search-filters';
import { serverConfig } from '@/lib/config/environment';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { listingContent } from '@/lib/screens/platform-content';
import { canonicalUrl } from '@/lib/seo/canonical';
import { listingIndexing } from '@/lib/seo/listing-indexing';
import { pageMetadata } from '@/lib/seo/metadata';
import { htmlToText, sanitiseHtml } from '@/lib/shared/html/sanitise';
import type { AddressScreen } from '../pages/address-page';
import { DeferredEndBlocks } from './deferred-end-blocks';
import type { ListingTemplate } from './landing-templates';
import {
  type ListingParams,
  type ListingScreenData,
  readListingScreen,
  readRequestedListing,
} from './read-listing-screen';

/** Number of characters shown on wide screens while collapsed. */
const COLLAPSED_LENGTH = 410;

/** Number of characters that fill the three lines shown on narrow screens while collapsed: at most 85 per line. */
const COLLAPSED_LENGTH_NARROW = 280;

/** Description of a category, brand or landing page, sanitised and collapsed. */
function Description({ html }: { html: string }) {
  const { length } = htmlToText(html);
  const isPicture = length === 0 && sanitiseHtml(html).includes('<img ');
  if (length === 0 && !isPicture) return null;
  return (
    <CollapsibleDescription
      isLong={length > COLLAPSED_LENGTH}
      isLongOnPhones={length > COLLAPSED_LENGTH_NARROW}
    >
      <StoreText html={html} foldAfter={COLLAPSED_LENGTH} />
    </CollapsibleDescription>
  );
}

async function listingMetadata(params: ListingParams): Promise<Metadata> {
  const { page } = params;
  const { listing, subject, help } = await readRequestedListing(params);
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

type CorrectionProps = {
  /** Search text that found nothing. */
  typed: string;
  /** Text whose results are shown instead. */
  shown: string;
};

/** Says that nothing was found, and that the results are for another text. */
function SearchCorrection({ typed, shown }: CorrectionProps) {
  return (
    <p>
      Nenhum produto encontrado para “{typed}”. Mostrando resultados para <strong>“{shown}”</strong>.
    </p>
  );
}

type FilteredProps = Pick<ShownFilteredSearch, 'filters' | 'leftOut'>;

/** For a search whose words name filters: the filters that limit the results, and what the results do not match. */
function FilteredSearchNotice({ filters: { size, price }, leftOut }: FilteredProps) {
  const isPartial = leftOut.length > 0;
  return (
    <p>
      {isPartial ? (
        <>
          Nenhum produto reúne tudo isso. Sem <strong>“{leftOut.join(' ')}”</strong>, mostramos{' '}
        </>
      ) : (
        'Mostramos '
      )}
      {size === null ? (
        'os produtos'
      ) : (
        <>
          as armações de <strong>tamanho {size}</strong>
        </>
      )}
      {price === null ? null : (
        <>
          {' '}
          <strong>{priceRangeText(price)}</strong>
        </>
      )}
      .
    </p>
  );
}

/** Link to the page of the brand that a search names. */
function NamedBrand({ label, href }: { label: string; href: string }) {
  return (
    <p>
      <LinkButton href={href} variant="secondary">
        Marca {label}
        <ArrowRightIcon />
      </LinkButton>
    </p>
  );
}

/** Above the results of a search: what they are, other matches such as help pages, and the search box. */
function SearchIntro({ requested, shown, help, namedBrand }: ListingScreenData) {
  const typed = requested.page.query.busca ?? '';
  return (
    <>
      {namedBrand ? <NamedBrand {...namedBrand} /> : null}
      {shown.kind === 'filtered' ? <FilteredSearchNotice {...shown} /> : null}
      {shown.kind === 'help' ? null : <HelpLinks typed={typed} links={help} />}
      {shown.kind === 'corrected' ? <SearchCorrection typed={typed} shown={shown.text} /> : null}
      <SearchForm query={shown.kind === 'corrected' ? shown.text : typed} />
    </>
  );
}

/** The main part of the page: the products, or the help pages shown instead. */
function Products({ level, requested, shown, help, whatsapp }: ListingScreenData & { level: ListingLevel }) {
  if (shown.kind === 'help')
    return <HelpAnswer links={help} whatsapp={whatsapp} alternatives={shown.alternatives} />;
  const { page, listing, alternatives, earlierModels, newModels, near } = shown;
  return (
    <ProductArea
      level={level}
      listing={listing}
      page={page}
      typed={shown.kind === 'filtered' ? requested.page : undefined}
      whatsapp={whatsapp}
      alternatives={alternatives}
      earlierModels={earlierModels}
      newModels={newModels}
      near={near}
    />
  );
}

/** Finds the template that the platform names for a listing. */
type TemplateOf = (name: string) => ListingTemplate | undefined;

async function ListingContent({
  templateOf,
  ...params
}: ListingParams & { templateOf: TemplateOf | undefined }) {
  const { level } = params;
  const screen = await readListingScreen(params);
  const { requested, shown, banner } = screen;
  const { page, listing } = shown;
  const { estrutura, conteudo, info } = listing;
  const Template = templateOf?.(customLayoutName(listing));
  const text = requested.subject?.descricao;
  const parts = {
    listing,
    page,
    title: pageHeading(listing, page, shown.kind === 'help'),
    banner,
    description:
      level === 'search' ? <SearchIntro {...screen} /> : text ? <Description html={text} /> : undefined,
    products: <Products level={level} {...screen} />,
  };
  const endBlocks = (
    <>
      {info.offset === 0 ? <ListingKits kits={kitEntries(conteudo.listas)} /> : null}
      <DeferredEndBlocks showsBrands={showsBrands(level, page.query)} showsViewed={info.total === 0} />
    </>
  );
  const { breadcrumb, tracking } = listingContent(level);
  const url = canonicalUrl(serverConfig().siteUrl, page.path, page.query, estrutura.seo?.canonical ?? '');
  const paths = conteudo.produtos.flatMap(({ rota }) => (rota?.path ? [rota.path] : []));
  return (
    <LayoutStyles stylesheet={customLayoutStyles(listing, level, page.path)}>
      <BreadcrumbStructuredData items={breadcrumb(listing)} path={page.path} />
      {Template ? (
        <Template {...parts} endBlocks={endBlocks} />
      ) : (
        <ListingScreen {...parts}>{endBlocks}</ListingScreen>
      )}
      {/* A wider search is tracked under the typed text, which had no results. */}
      <PageViewTracker page={tracking(shown.kind === 'filtered' ? listing : requested.listing, url)} />
      {paths.length > 0 ? <ItemListStructuredData paths={paths} offset={info.offset} /> : null}
    </LayoutStyles>
  );
}

/** Listing of a category, brand, landing page or search. */
export const listingScreen = (level: ListingLevel, templateOf?: TemplateOf): AddressScreen => ({
  metadata: (page) => listingMetadata({ level, page }),
  content: (page) => <ListingContent level={level} page={page} templateOf={templateOf} />,
});
