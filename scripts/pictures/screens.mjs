import { CliError } from '../lib/cli.mjs';

const visible = (locator) => locator.filter({ visible: true }).first();
const cart = (page) => page.getByRole('dialog', { name: 'Seu carrinho' });

/** Path of the first product of a listing that is on sale and that `matches`, as the embedded store says. */
async function productPath({ storeUrl }, listing, matches = () => true) {
  const query = new URLSearchParams({ url: listing, offset: '0', limit: '48' });
  const response = await fetch(`${storeUrl}/api/v2/front/url/product/listing/category?${query}`, {
    headers: { 'App-Token': 'wapstore' },
  });
  const { conteudo } = await response.json();
  const found = conteudo.produtos.find((product) => product.status === 'disponivel' && matches(product));
  if (!found) throw new CliError(`${listing} has no such product.`);
  return found.rota.route;
}

async function addToCart(page) {
  const sizes = page.getByRole('radio').and(page.locator(':enabled'));
  if ((await sizes.count()) > 0) await sizes.first().press('Space');
  await visible(page.getByRole('button', { name: 'Adicionar à sacola' })).click();
  await cart(page).getByRole('listitem').first().waitFor();
  await cart(page).getByText('Atualizando').waitFor({ state: 'hidden' });
}

async function chooseLenses(page) {
  await visible(page.getByRole('button', { name: /^Comprar com lentes/ })).click();
  await page.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
  await page.getByRole('tabpanel').waitFor();
}

const suggest = (term) => async (page) => {
  await page.getByRole('button', { name: 'Abrir busca' }).click();
  await page.getByRole('banner').getByLabel('Buscar na loja').pressSequentially(term);
  await page.getByRole('option').first().waitFor();
};

const to = (address) => async () => address;
const product = (listing, matches) => (shop) => productPath(shop, listing, matches);
const takesLenses = ({ personalizacoes }) => personalizacoes.length > 0;

const screensOf = ({ listing, term, matches }) => [
  { name: 'home', address: to('/') },
  { name: 'listing', address: to(listing) },
  { name: 'product', address: product(listing, matches) },
  { name: 'cart', address: product(listing, matches), open: addToCart },
  { name: 'search', address: to('/marcas'), open: suggest(term) },
  { name: 'not-found', address: to('/nada/que/exista') },
  { name: 'institutional', address: to('/pagina/troca-e-devolucao') },
];

/** The key screens by storefront: `address(shop)` is the page's path, `open(page)` opens what lies over it. */
export const SCREENS = {
  oculos: [
    ...screensOf({
      listing: '/oculos-de-sol',
      term: 'redondo',
      matches: (item) => !takesLenses(item),
    }),
    { name: 'lenses', address: product('/oculos-de-grau', takesLenses), open: chooseLenses },
  ],
  maquinas: [
    ...screensOf({ listing: '/comece-sua-cerca', term: 'cerca' }),
    { name: 'kit', address: to('/lista/kit-oficina-furar-cortar-e-soldar.html') },
  ],
};
