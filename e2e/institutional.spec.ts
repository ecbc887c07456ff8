import { expect } from 'playwright/test';
import { fetchStore, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { checkFaq, testForms } from './support/institutional-pages';
import { readMarkup } from './support/markup';
import { openHydrated, waitForHydration } from './support/navigation';
import { readServed } from './support/served-page';
import { test } from './support/storefront-test';

type Place = { nome: string; rota: { route: string } };
type PageResponse = {
  conteudo: { pagina: { nome: string; descricao: string }; menu: { nome: string; paginas: Place[] }[] };
};

/** Text of HTML, with a space between any two elements. */
const textOf = (html: string) => readMarkup(html.replaceAll('><', '> <')).text.replace(/\s+/g, ' ').trim();

const GROUPED = [
  '/pagina/compra-segura',
  '/pagina/politica-de-entrega',
  '/pagina/politica-de-privacidade',
  '/pagina/sobre',
  '/pagina/onde-estamos',
  '/pagina/central-de-atendimento',
  '/pagina/troca-e-devolucao',
  '/pagina/formas-de-pagamento',
  '/pagina/ajuda-e-suporte',
];

test.describe('institutional pages, compared with the platform', { tag: ['@desktop', '@any-shop'] }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  test('INST-01, INST-02, INST-15, INST-24: breadcrumb, text and both menus match the platform’s', async ({
    request,
  }) => {
    for (const path of GROUPED) {
      const { conteudo } = await fetchStore<PageResponse>(`url/page?url=${path}`);
      const html = await (await request.get(path)).text();
      const text = textOf(html);
      expect(text, path).toContain(textOf(conteudo.pagina.descricao));
      const [, trail = ''] = html.split('aria-label="Você está em"');
      expect(trail.split('</nav>')[0], path).toContain(`>${conteudo.pagina.nome}<`);
      expect(conteudo.menu).toHaveLength(2);
      for (const { nome, paginas } of conteudo.menu) {
        const [, menu = ''] = html.split(`<nav aria-label="${nome}"><details`);
        const links = [...(menu.split('</nav>')[0] ?? '').matchAll(/href="([^"]*)"[^>]*>([^<]*)/g)];
        expect(links.map(([, href, label]) => [href, label])).toEqual(
          paginas.map((page) => [page.rota.route, page.nome]),
        );
      }
    }
  });

  test('INST-16, INST-17: the menu Ajuda is open at 1280 px and collapsed at 1022 px', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Ajuda', exact: true }).last();
    const link = page.locator('main').getByRole('link', { name: 'Formas de pagamento', exact: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, '/pagina/compra-segura');
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1022, height: 900 });
    await page.reload();
    await waitForHydration(page);
    await expect(link).toBeHidden();
    await page.locator('main').getByText('Ajuda', { exact: true }).click();
    await expect(link).toBeVisible();
    await expect(menu).toBeVisible();
  });

  test('INST-19, INST-20, INST-21, INST-22: the about page has the video, contact channels, blog and Facebook', async ({
    request,
    shop,
  }) => {
    const $ = await readServed(request, '/pagina/quem-somos');
    expect($('nav[aria-label="Você está em"]').text()).toMatch(/Home.*Quem somos$/);
    const main = $('main');
    expect(main.find('iframe').attr('src')).toMatch(/youtube-nocookie\.com\/embed\/[\w-]+$/);
    for (const fact of ['1956', ...shop.seller]) expect(main.text()).toContain(fact);
    const links = main.find('a').toArray();
    for (const name of [/blog/i, /Facebook/])
      expect(links.find((link) => name.test($(link).text()))?.attribs.href, String(name)).toMatch(/^http/);
  });

  test('INST-25, INST-26: a page that the platform does not have shows the 404 page', async ({ request }) => {
    const response = await request.get('/pagina/que-ninguem-escreveu');
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Página não encontrada/);
  });

  test('FAQ-01 to FAQ-14: the nine questions are open on wide screens and closed on narrow ones', {
    tag: '@each-shop',
  }, async ({ page, shop }) => {
    await checkFaq(page, shop.serviceTexts);
  });

  test('BRAND-01, BRAND-02, BRAND-03, BRAND-06: the platform’s brands are sorted and grouped by letter', async ({
    request,
  }) => {
    const { marcas } = await fetchStore<{ marcas: Place[] }>('brands?ativo=true');
    const sorted = marcas.toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
    const $ = await readServed(request, '/marcas');
    const links = $('main article ul a').toArray();
    // A shop's brands may have no logos.
    const shown = links.map((link) => [$(link).find('img').attr('alt') ?? $(link).text(), link.attribs.href]);
    expect(shown).toEqual(sorted.map(({ nome, rota }) => [nome, rota.route]));
    const letters = sorted.map(({ nome }) => nome.normalize('NFD').charAt(0).toUpperCase());
    expect($.extract({ all: ['main h2'] }).all).toEqual([...new Set(letters)]);
  });

  testForms(test, 'demonstracao-2');

  for (const query of ['', '?key=', '?key=chave-que-ninguem-deu']) {
    test(`EVAL-02, EVAL-03: the evaluation page with "${query}" redirects to the home page`, async ({
      request,
    }) => {
      const response = await request.get(`/pagina/avaliacao-loja${query}`);
      expect([response.status(), new URL(response.url()).pathname]).toEqual([200, '/']);
      expect(await response.text()).toContain('<h1');
    });
  }
});

test.describe('after Black Friday', { tag: '@desktop' }, () => {
  test('BF-01 to BF-05: the page has the five headings and products', async ({ request }) => {
    skipWithoutEmbeddedStore();
    const $ = await readServed(request, '/c/black-friday/');
    const headings = $('main :is(h1, h2, h3)')
      .toArray()
      .map((heading) => $(heading).text());
    expect(headings).toEqual(
      expect.arrayContaining([
        'Pós Black Friday',
        'Como aproveitar a pós black?',
        'Estilos dos óculos de marcas',
        'Óculos de sol para arrasar o ano todo!',
        'Proteção e estilo com os óculos de grau',
      ]),
    );
    expect($('h1').text()).toBe('Pós Black Friday');
    expect($('main article').length).toBeGreaterThan(0);
  });
});
