import { CliError } from '../../scripts/lib/cli.mjs';
import { readPage } from '../crawl/parse';

const html = { accept: 'text/html' };

async function linksOf(base: string, path: string) {
  const answer = await fetch(base + path, { headers: html });
  if (answer.status !== 200)
    throw new CliError(
      `${base}${path} returned ${answer.status}: fix the page first, or check that the shop runs.`,
    );
  return readPage(await answer.text()).links;
}

/** A kind of page, and the path of one such page. */
export type KindOfPage = [kind: string, path: string];

const FIXED: KindOfPage[] = [
  ['home', '/'],
  ['home, whole', '/?render=1'],
  ['brands', '/marcas'],
  ['kits', '/lista'],
  ['search', '/busca?busca=a'],
  ['search without results', '/busca?busca=xyzxyzxyz'],
  ['favourites', '/favoritos'],
  ['comparison', '/comparar'],
  ['contact', '/pagina/central-de-atendimento'],
  ['questions', '/pagina/perguntas-frequentes'],
  ['not found', '/nada/que/exista'],
];

/** The kinds of page that contain most of the components. */
export const SHORT_KINDS = ['home, whole', 'listing', 'product', 'kit', 'contact', 'not found'];

/**
 * The kinds of pages in the shop at `base`: those with a fixed address, and the first linked page of each
 * other kind.
 */
export async function pagesOf(base: string): Promise<KindOfPage[]> {
  const first = async (path: string, form: RegExp) =>
    (await linksOf(base, path)).find((link) => form.test(link));
  const listing = await first('/', /^\/[^/.?#]+$/);
  if (listing === undefined) throw new CliError(`${base}/ links to no listing: check the menus of the shop.`);
  const found: [string, string | undefined][] = [
    ['listing', listing],
    ['filtered listing', await first(listing, /[?&](?:filtro|atributo|marca)=/)],
    ['product', await first(listing, /^\/[^/]+\.html/)],
    ['brand', await first('/marcas', /^\/marcas\/[^/]+$/)],
    ['campaign', await first('/', /^\/c\/[^/]+$/)],
    ['kit', await first('/lista', /^\/lista\/[^/]+/)],
  ];
  return [...FIXED, ...found.filter((page): page is KindOfPage => page[1] !== undefined)];
}
