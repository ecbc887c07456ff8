import { CliError } from '../../scripts/lib/cli.mjs';
import { readPage } from '../crawl/parse.mjs';

const html = { accept: 'text/html' };

async function linksOf(base, path) {
  const answer = await fetch(base + path, { headers: html });
  if (answer.status !== 200) throw new CliError(`${base}${path} answered ${answer.status}.`);
  return readPage(await answer.text()).links;
}

const FIXED = [
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
 * The kinds of page of the shop at `base`, as `[kind, path]`: those with a fixed address, and the first linked page of
 * each other kind.
 */
export async function pagesOf(base) {
  const first = async (path, form) => (await linksOf(base, path)).find((link) => form.test(link));
  const listing = await first('/', /^\/[^/.?#]+$/);
  if (listing === undefined) throw new CliError(`${base}/ links to no listing.`);
  const found = [
    ['listing', listing],
    ['filtered listing', await first(listing, /[?&](?:filtro|atributo|marca)=/)],
    ['product', await first(listing, /^\/[^/]+\.html/)],
    ['brand', await first('/marcas', /^\/marcas\/[^/]+$/)],
    ['campaign', await first('/', /^\/c\/[^/]+$/)],
    ['kit', await first('/lista', /^\/lista\/[^/]+/)],
  ];
  return [...FIXED, ...found].filter(([, path]) => path !== undefined);
}
