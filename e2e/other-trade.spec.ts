import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { createTempFolder } from '../scripts/lib/cli.mjs';
import { startTestShop } from '../scripts/lib/shop.mjs';
import { askForStorefront } from '../tools/new-storefront/ask';
import { readCrawlerFile } from './support/crawler-files';
import { openHydrated } from './support/navigation';
import { addToCart, cartDialog } from './support/product-page';
import { testWithStartedShop } from './support/started-shop-test';

/** A bookshop's answers to the questions of `npm run new-storefront`; the other questions are skipped. */
const ANSWERS: Record<string, string> = {
  'Nome da loja': 'Sebo do Largo',
  'Razão social': 'Sebo do Largo Livros Ltda.',
  CNPJ: '11222333000181',
  Rua: 'Rua da Estante, 7',
  Cidade: 'Paraty',
  Estado: 'RJ',
  CEP: '23970-000',
  'E-mail de atendimento': 'oi@sebo.example',
  'Quem responde': 'Lia Prado',
  'E-mail para dados': 'dados@sebo.example',
  'Ano de': '1998',
  'Quantas lojas': '1',
  'O que a loja vende': 'Livros novos e usados',
  'O mesmo em uma frase': 'Livros novos e usados, escolhidos a dedo.',
  'A loja vende óculos': 'n',
};

/** The bookshop set up by the questionnaire, which sells the machines of the embedded store. */
async function startBookshop() {
  const { content } = await askForStorefront(
    async (question) => Object.entries(ANSWERS).find(([start]) => question.startsWith(start))?.[1] ?? '',
    () => {},
  );
  const file = path.join(createTempFolder('other-trade').folder, 'sebo.json');
  writeFileSync(file, JSON.stringify(content));
  return startTestShop({ variables: { STOREFRONT: 'maquinas', STOREFRONT_FILE: file } });
}

const test = testWithStartedShop(startBookshop);

const OPTICAL =
  /(?<![\p{L}-])(?:óculos|oculos|lentes?|receitas?|graus?|armaç(?:ão|ões)|hastes?|pupilas?|DNP|oftalm\p{L}*|[óo]p?tic[oa]s?|enxerg\p{L}*|rostos?|olhos?|provador|multifoca\p{L}*|dioptri\p{L}*|miopia)(?!\p{L})/giu;

/** Texts of the machine catalogue that contain these words. */
const PLATFORM_TEXTS = [
  // An angle grinder's handle turns.
  /\b360 graus\b/g,
  // Rods of an electric fence's earth.
  /\b(?:três|Três|3) hastes de (?:dois metros|aterramento)/g,
  /Hastes de aterramento/g,
  /crave as hastes/g,
  /isoladores, hastes e placa/g,
];

/** Each page of app/(shop)/[view] with addresses that show it; `sitemap` names the sitemap that lists some. */
const SCREENS: Record<string, { addresses?: string[]; sitemap?: string }> = {
  '(internal)/error/[status]': { addresses: ['/nada-que-exista', '/nada/que/exista'] },
  '(platform)/brand/[...address]': { sitemap: 'marcas' },
  '(platform)/category/[...address]': { sitemap: 'categorias' },
  '(platform)/kit-index/[...address]': { addresses: ['/lista'] },
  '(platform)/kit/[...address]': { sitemap: 'listas' },
  '(platform)/landing-page/[...address]': { sitemap: 'campanhas' },
  '(platform)/page/[...address]': { sitemap: 'paginas' },
  '(platform)/product/[...address]': { sitemap: 'produtos' },
  '(platform)/search/[...address]': { addresses: ['/busca?busca=cerca'] },
  busca: { addresses: ['/busca?busca=cerca', '/busca?busca=xyzxyz'] },
  'c/[...campaign]': { sitemap: 'campanhas' },
  'c/black-friday': { addresses: ['/c/black-friday'] },
  'cartao-bndes': { addresses: ['/cartao-bndes'] },
  comparar: { addresses: ['/comparar'] },
  'design-system': { addresses: ['/design-system'] },
  favoritos: { addresses: ['/favoritos'] },
  'lista/[kit]': { sitemap: 'listas' },
  lista: { addresses: ['/lista'] },
  'marcas/[...brand]': { sitemap: 'marcas' },
  marcas: { addresses: ['/marcas'] },
  'minha-medida': { addresses: ['/minha-medida'] },
  '.': { addresses: ['/', '/?render=1'] },
  'pagina/[...page]': {
    sitemap: 'paginas',
    addresses: [
      '/pagina/ajuda-e-suporte',
      '/pagina/central-de-atendimento',
      '/pagina/politica-de-privacidade',
      '/pagina/troca-e-devolucao',
    ],
  },
  'pagina/acessibilidade': { addresses: ['/pagina/acessibilidade'] },
  'pagina/avaliacao-loja': { addresses: ['/pagina/avaliacao-loja?key=demonstracao-1'] },
  'pagina/contato': { addresses: ['/pagina/contato'] },
  'pagina/perguntas-frequentes': { addresses: ['/pagina/perguntas-frequentes'] },
  'pagina/quem-somos': { addresses: ['/pagina/quem-somos'] },
  'pagina/termos-de-compra': { addresses: ['/pagina/termos-de-compra'] },
};

const FILES = [
  '/manifest.webmanifest',
  '/opensearch.xml',
  '/robots.txt',
  '/feed/google.xml',
  '/offline/page.html',
  '/storefront/current/icon.svg',
];

/**
 * Number of addresses read per sitemap: enough to cover the texts of each category and each kind of product.
 */
const MAX_OF_SITEMAP = 16;

async function addressesOf(request: APIRequestContext): Promise<string[]> {
  const placesIn = async (address: string) =>
    [...(await readCrawlerFile(request, address)).matchAll(/<loc>([^<]*)/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    );
  const bySitemap = new Map<string, string[]>();
  for (const file of await placesIn('/sitemap.xml')) {
    const places = await placesIn(file);
    const step = Math.ceil(places.length / MAX_OF_SITEMAP);
    bySitemap.set(
      /([a-z]+)-\d/.exec(file)?.[1] ?? '',
      places.filter((_, index) => index % step === 0),
    );
  }
  return Object.entries(SCREENS).flatMap(([screen, { sitemap, addresses = [] }]) => {
    const places = sitemap === undefined ? [] : (bySitemap.get(sitemap) ?? []);
    expect([screen, addresses.length + places.length]).not.toEqual([screen, 0]);
    return [...addresses, ...places];
  });
}

/** Includes the decoded texts in WhatsApp and e-mail links. */
function decoded(text: string): string {
  return text.replace(/(?:%[\dA-F]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      // Contains no text.
      return escaped;
    }
  });
}

/** Optical words without an exception, each with its context. */
function opticalWords(text: string): string[] {
  const own = PLATFORM_TEXTS.reduce((rest, pattern) => rest.replace(pattern, ''), decoded(text));
  return [...own.matchAll(OPTICAL)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

test.describe('a bookshop set up by the questionnaire', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });

  test('VARIANT-01: no page, file, link or structured data mentions eyewear', async ({ request }) => {
    const screens = readdirSync('app/(shop)/[view]', { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => path.dirname(file));
    expect(screens.toSorted()).toEqual(Object.keys(SCREENS).toSorted());
    const found: string[] = [];
    for (const address of new Set([...(await addressesOf(request)), ...FILES])) {
      const text = await (await request.get(address)).text();
      expect(text, address).not.toBe('');
      found.push(...opticalWords(text).map((place) => `${address}: ${place}`));
    }
    expect(found).toEqual([]);
  });

  test('VARIANT-01: cookie preferences, menu, cart, search and product forms do not mention eyewear', async ({
    page,
    request,
  }) => {
    const shown = (area: Page = page) =>
      area.evaluate(() => {
        const attributes = ['alt', 'title', 'placeholder', 'aria-label', 'href'];
        const texts = attributes.flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
        );
        return `${document.body.textContent} ${texts.join(' ')}`;
      });
    const product = (await readCrawlerFile(request, '/sitemaps/produtos-1.xml')).match(/<loc>([^<]*)/)?.[1];
    await openHydrated(page, new URL(product ?? '').pathname);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();
    await expect(page.getByRole('dialog')).toContainText('PHPSESSID');
    expect(opticalWords(await shown())).toEqual([]);
    await page.keyboard.press('Escape');
    await addToCart(page);
    await expect(cartDialog(page)).toContainText('R$');
    expect(opticalWords(await shown())).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    await page.getByRole('banner').getByLabel('Buscar na loja').pressSequentially('cerca');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(opticalWords(await shown())).toEqual([]);
  });
});
