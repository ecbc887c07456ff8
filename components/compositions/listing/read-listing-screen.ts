import 'server-only';
import { countNewModels, readEarlierModels } from '@/lib/catalog/listing/earlier-models';
import { readListingBanner } from '@/lib/catalog/listing/read-listing';
import { helpAnswer } from '@/lib/catalog/search/help-answer';
import { type NearSearches, readNearSearches } from '@/lib/catalog/search/near-searches';
import { type ResolvedListing, resolveListing } from '@/lib/catalog/search/resolve-listing';
import { brandIn, helpLinks, helpPages } from '@/lib/catalog/search/search-offers';
import { withoutGuess } from '@/lib/catalog/search/wider-search';
import { storeOrigins } from '@/lib/config/store-site';
import { findCmsPage } from '@/lib/content/cms-pages';
import { menuLinks } from '@/lib/content/shell/menus';
import { readBrandLinks, readMenuOf, readShopSettings } from '@/lib/content/shell/read-shell';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Address } from '@/lib/screens/page';
import { listingContent } from '@/lib/screens/platform-content';
import { readAlternatives, readEmptyListAlternatives } from './alternatives';

/** Kind and address of a listing. */
export type ListingParams = { level: ListingLevel; page: Address };

/** The shop's pages on the subject of a search, such as delivery, returns and kits, each with one sentence about it. */
async function readHelpLinks(text: string) {
  if (text === '') return [];
  const menus = await Promise.all([readMenuOf('links-rodape'), readMenuOf('menu-principal')]);
  const links = helpLinks(text, helpPages(menuLinks(menus.flat(), storeOrigins())));
  return Promise.all(
    links.map(async (link) => {
      const page = await findCmsPage(link.href);
      return { ...link, answer: helpAnswer(page?.conteudo.pagina?.descricao ?? '', text) };
    }),
  );
}

/** The listing at an address, its category, brand or campaign, and the help pages on the subject of a search. */
export async function readRequestedListing({ level, page }: ListingParams) {
  const [found, help] = await Promise.all([
    listingContent(level).read(page),
    readHelpLinks(level === 'search' ? (page.query.busca ?? '') : ''),
  ]);
  const listing = help.length > 0 ? withoutGuess(page, found) : found;
  const { categoria, marca, landingPage } = listing.conteudo;
  return { listing, subject: categoria ?? marca ?? landingPage, help };
}

/** Further products after a list with few results. */
async function readNear(level: ListingLevel, shown: ResolvedListing): Promise<NearSearches> {
  const { page, listing } = shown;
  if (level !== 'search') return readNearSearches(level, page, listing);
  const text = shown.kind === 'corrected' ? shown.text : (page.query.busca ?? '');
  return readNearSearches(level, page, listing, text);
}

/** The listing to show, with the data that the page needs for its products or instead of them. */
async function readShownListing(
  { level, page: requested }: ListingParams,
  found: Listagem,
  hasHelp: boolean,
) {
  const shown = await resolveListing(level, requested, found, hasHelp);
  if (shown.kind === 'help') return { ...shown, alternatives: await readAlternatives() };
  const { page, listing } = shown;
  const earlier = readEarlierModels(level, page, listing);
  const [alternatives, earlierModels, newModels, near] = await Promise.all([
    listing.info.total === 0 ? readEmptyListAlternatives() : null,
    earlier,
    countNewModels(level, page, listing, earlier),
    readNear(level, shown),
  ]);
  return { ...shown, alternatives, earlierModels, newModels, near };
}

/** The page of the brand that a search names, or null. */
const readNamedBrand = async (typed: string) => brandIn(typed, await readBrandLinks()) ?? null;

/** Reads everything that a listing page shows. */
export async function readListingScreen(params: ListingParams) {
  const { level, page } = params;
  const { listing, subject, help } = await readRequestedListing(params);
  const [shown, banner, settings, namedBrand] = await Promise.all([
    readShownListing(params, listing, help.length > 0),
    readListingBanner(level, { id: subject?.id ?? 0, path: page.path }),
    readShopSettings(),
    level === 'search' ? readNamedBrand(page.query.busca ?? '') : null,
  ]);
  const whatsapp = settings?.sistema.geral.site.whatsapp ?? '';
  return { requested: { page, listing, subject }, shown, help, banner, namedBrand, whatsapp };
}

export type ListingScreenData = Awaited<ReturnType<typeof readListingScreen>>;
