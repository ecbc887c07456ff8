/*
 * Ten journeys of an agent without a model. Each says what it does through `step`, and throws when the shop does not let
 * it.
 */
import { expectThat, formsIn, get, textOf } from './client.mjs';

const FACE_MM = 138;
/** How far the front of a frame may be from the width of a face, by the shop's rule of fit. */
const TOLERANCE_MM = 8;
const MAX_CENTS = 40_000;

const brl = (cents) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
const lines = (...ids) => ({ line_items: ids.map((id) => ({ item: { id }, quantity: 1 })) });

/** Looser and looser wishes: a shop need not have what was asked for first. */
function wishes(extension) {
  const eyewear = (filters) => (extension === undefined ? {} : { [extension]: filters });
  const price = { max: MAX_CENTS };
  return [
    [
      'round, tortoiseshell, under R$ 400, for a face of 138 mm',
      { price, ...eyewear({ shape: 'Redondo', colour: 'Tartaruga', face_width_mm: FACE_MM }) },
    ],
    [
      'round, under R$ 400, for a face of 138 mm',
      { price, ...eyewear({ shape: 'Redondo', face_width_mm: FACE_MM }) },
    ],
    ['under R$ 400', { price }],
    ['anything for sale', { price: { min: 1 } }],
  ];
}

async function findFrames({ search, extension, step }) {
  for (const [wish, filters] of wishes(extension)) {
    const { products } = await search({ filters, pagination: { limit: 10 } });
    step(`${products.length} products: ${wish}`);
    const buyable = products.flatMap(({ title, url, variants }) =>
      variants
        .filter(({ metadata }) => metadata.can_add_to_cart)
        .map(({ id, price }) => ({ id, title, url, cents: price.amount })),
    );
    if (buyable.length >= 2) return { buyable, filters };
  }
  expectThat(false, 'two products that can be put into a cart');
}

/** Width of the front of a variant; undefined where the shop does not measure it. */
const frontOf = ({ metadata }, variantId) =>
  metadata.measurements?.find(({ variant_id: id }) => id === variantId)?.front_width_mm;

async function handOver({ continue_url: url }, title, step) {
  const page = await get(url);
  expectThat(
    page.status === 200 && page.text.includes('Confira o que vai para a sua sacola'),
    'continue_url asks the buyer',
  );
  expectThat(textOf(page.text).includes(title), 'continue_url shows what is in the cart');
  const framed = await get(url, 'text/html', { 'sec-fetch-dest': 'iframe' });
  expectThat(framed.status === 403, 'continue_url refuses frames');
  step('the buyer is asked, and no frame can ask for them');
}

export const JOURNEYS = [
  {
    name: 'finds the shop',
    async run({ shop, business, step }) {
      const { ucp } = business;
      step(`UCP ${ucp.version}: ${Object.keys(ucp.capabilities).join(', ')}`);
      const guide = await get(`${shop}/llms.txt`, 'text/plain');
      expectThat(guide.status === 200 && guide.text.startsWith('# '), 'llms.txt');
      step(`llms.txt has ${guide.text.match(/\]\(/g)?.length ?? 0} links`);
    },
  },
  {
    name: 'REST: finds round tortoiseshell frames under R$ 400 that fit 138 mm',
    async run({ rest, extension, step }) {
      const search = (body) => rest('POST', '/catalog/search', body);
      const { buyable, filters } = await findFrames({ search, extension, step });
      for (const { id, title, cents } of buyable.slice(0, 3)) {
        expectThat(cents <= (filters.price.max ?? cents), `${title} within the price: ${brl(cents)}`);
        const { product } = await rest('POST', '/catalog/product', { id });
        const mm = frontOf(product, id);
        const isAsked = filters[extension]?.face_width_mm !== undefined;
        expectThat(
          !isAsked || Math.abs(mm - FACE_MM) <= TOLERANCE_MM,
          `${title} fits ${FACE_MM} mm: its front is ${mm} mm`,
        );
        step(`${title}, ${brl(cents)}${mm ? `, front of ${mm} mm` : ''}`);
      }
    },
  },
  {
    name: 'REST: compares two products',
    async run({ rest, extension, step }) {
      const search = (body) => rest('POST', '/catalog/search', body);
      const [a, b] = (await findFrames({ search, extension, step })).buyable;
      for (const { id } of [a, b]) {
        const { product } = await rest('POST', '/catalog/product', { id });
        const mm = frontOf(product, id);
        step(`${product.title}: ${brl(product.variants[0].price.amount)}${mm ? `, front of ${mm} mm` : ''}`);
      }
      const { products } = await rest('POST', '/catalog/lookup', { ids: [a.id, b.id] });
      expectThat(products.length > 0, 'lookup of both');
    },
  },
  {
    name: 'REST: fills a cart and hands it over',
    async run({ rest, extension, step }) {
      const search = (body) => rest('POST', '/catalog/search', body);
      const [a, b] = (await findFrames({ search, extension, step })).buyable;
      const cart = await rest('POST', '/carts', lines(a.id, b.id));
      expectThat(cart.line_items?.length === 2, 'two lines in the cart');
      step(`total ${brl(cart.totals.find(({ type }) => type === 'total').amount)}`);
      await handOver(cart, a.title, step);
    },
  },
  {
    name: 'REST: changes a cart and cancels it',
    async run({ rest, extension, step }) {
      const search = (body) => rest('POST', '/catalog/search', body);
      const [a, b] = (await findFrames({ search, extension, step })).buyable;
      const { id } = await rest('POST', '/carts', lines(a.id, b.id));
      const less = await rest('PUT', `/carts/${id}`, lines(b.id));
      expectThat(less.line_items?.length === 1, 'one line after the change');
      await rest('POST', `/carts/${id}/cancel`, {});
      const gone = await rest('GET', `/carts/${id}`);
      expectThat(gone.ucp.status === 'error', 'the cart is gone');
      step('changed, canceled, gone');
    },
  },
  {
    name: 'MCP: lists the tools and searches',
    async run({ mcp, extension, step }) {
      const { tools } = await mcp.rpc('tools/list', {});
      step(tools.map(({ name }) => name).join(', '));
      const search = (catalog) => mcp.tool('search_catalog', { catalog });
      await findFrames({ search, extension, step });
    },
  },
  {
    name: 'MCP: fills a cart and hands it over',
    async run({ mcp, extension, step }) {
      const search = (catalog) => mcp.tool('search_catalog', { catalog });
      const [a] = (await findFrames({ search, extension, step })).buyable;
      const cart = await mcp.tool('create_cart', { cart: lines(a.id) });
      expectThat(cart.line_items?.length === 1, 'one line in the cart');
      await handOver(cart, a.title, step);
    },
  },
  {
    name: 'Markdown: reads from llms.txt to a product',
    async run({ shop, rest, step }) {
      const guide = await get(`${shop}/llms.txt`, 'text/markdown');
      const section = guide.text.split('## Categorias')[1]?.split('\n## ')[0] ?? '';
      const [, category] = /\]\(([^)]+)\)/.exec(section) ?? [];
      expectThat(category !== undefined, 'a category in llms.txt');
      const list = await get(category, 'text/markdown');
      expectThat(list.headers.get('content-type')?.startsWith('text/markdown'), 'the category in Markdown');
      const [, url] = /^- \[[^\n]*?\]\(([^)]+\.html)\)/m.exec(list.text) ?? [];
      expectThat(url !== undefined, 'a product in the category');
      const product = await get(`${url}.md`, '*/*');
      const [, title = ''] = /^# (.*)$/m.exec(product.text) ?? [];
      step(title);
      const { products } = await rest('POST', '/catalog/lookup', { ids: [url] });
      const prices = products[0]?.variants.map(({ price }) => brl(price.amount)) ?? [];
      const text = product.text.replaceAll('\u00a0', ' ').replace(/(\d)\.(?=\d{3},)/g, '$1');
      expectThat(
        prices.every((price) => text.includes(price)),
        `the price ${prices} in Markdown`,
      );
      step(`the same price by REST and in Markdown: ${prices.join(', ')}`);
    },
  },
  {
    name: 'Forms: searches and reads a page as a person without script does',
    async run({ shop, step }) {
      const home = await get(`${shop}/`);
      const form = formsIn(home.text).find(({ fields }) => fields.some(({ name }) => name === 'busca'));
      expectThat(form !== undefined && form.method === 'get', 'a form that searches');
      const results = await get(new URL(`${form.action}?busca=redondo`, shop).href);
      const [, path] = /href="(\/[^"]+\.html)"/.exec(results.text) ?? [];
      expectThat(results.status === 200 && path !== undefined, 'results with products');
      const page = await get(new URL(path, shop).href);
      const buy = formsIn(page.text).find(({ fields }) => fields.some(({ name }) => name === 'add'));
      step(buy === undefined ? `${path} is bought by a link or on request` : `${path} has a form that buys`);
    },
  },
  {
    name: 'Link: puts products into a bag with one press',
    async run({ shop, rest, extension, step }) {
      const search = (body) => rest('POST', '/catalog/search', body);
      const [a] = (await findFrames({ search, extension, step })).buyable;
      const url = `${shop}/comprar/${a.id}:1`;
      const page = await get(url);
      const form = formsIn(page.text).find(({ method }) => method === 'post');
      expectThat(form !== undefined, 'a form that asks');
      const seen = form.fields.find(({ name }) => name === 'vistos')?.value ?? '';
      const answer = await fetch(url, {
        method: 'POST',
        headers: { origin: new URL(shop).origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ vistos: seen, modo: 'juntar' }),
        redirect: 'manual',
      });
      expectThat(answer.status === 303, `the press leads to the bag (${answer.status})`);
      step(`the bag is at ${answer.headers.get('location')}`);
    },
  },
];
