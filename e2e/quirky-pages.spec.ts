import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { waitForHydration } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { listedCards } from './support/product-page';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

test.use(WITH_PICTURES);

/** Expects no horizontal scrolling at any width, and no axe-core violation on a phone and a wide screen. */
async function expectUsable(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
      .toBe(width);
    if (width !== 768) await expectAccessible(page);
  }
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object|null/);
  expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
}

const menu = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test.describe('institutional pages on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  const malformed = [
    ['broken HTML', '/pagina/compra-segura', 'Compra segura'],
    ['no SEO fields, breadcrumb, name or text', '/pagina/politica-de-entrega', 'Institucional'],
    ['empty lists for objects', '/pagina/politica-de-privacidade', 'Privacidade'],
    ['very long words and a table wider than the screen', '/pagina/onde-estamos', /^Onde estamos/],
    ['hostile HTML', '/pagina/troca-e-devolucao', 'Trocas'],
    ['almost nothing', '/pagina/ajuda-e-suporte', 'Ajuda e suporte'],
  ] as const;
  for (const [what, path, title] of malformed) {
    test(`INST-02, INST-15, C8: a page with ${what} is complete and runs no injected code`, async ({
      page,
    }) => {
      const problems = await watchPage(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
      await expect(page).toHaveTitle(/\S/);
      await expectUsable(page);
      await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
      expect(problems).toEqual(NO_PROBLEMS);
    });
  }

  const grouped = [
    ['INST-03', 'Sobre', 'Compra segura', '/pagina/compra-segura'],
    ['INST-04', 'Sobre', 'Entrega', '/pagina/politica-de-entrega'],
    ['INST-05', 'Sobre', 'Privacidade', '/pagina/politica-de-privacidade'],
    ['INST-06', 'Sobre', 'Sobre nós', '/pagina/sobre'],
    ['INST-07', 'Sobre', 'Onde estamos', '/pagina/onde-estamos'],
    ['INST-08', 'Ajuda', 'Central', '/pagina/central-de-atendimento'],
    ['INST-09', 'Ajuda', 'Trocas', '/pagina/troca-e-devolucao'],
    ['INST-10', 'Ajuda', 'Pagamento', '/pagina/formas-de-pagamento'],
    ['INST-11', 'Ajuda', 'Suporte', '/pagina/ajuda-e-suporte'],
  ] as const;
  for (const [id, group, label, path] of grouped) {
    test(`${id}, INST-12, INST-24: ${path} opens with a trailing slash, and is current in its menu`, async ({
      request,
      baseURL,
    }) => {
      const response = await request.get(`${path}/`);
      expect([response.status(), response.url()]).toEqual([200, baseURL + path]);
      const [, nav = ''] = (await response.text()).split(`<nav aria-label="${group}"`);
      const current = nav.split('</nav>')[0]?.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g);
      expect(current).toHaveLength(1);
      expect(current?.[0]).toContain(`href="${path}`);
      expect(current?.[0]).toContain(`>${label}`);
    });
  }

  test('INST-02: every institutional page has side menus, whether or not the platform has the page', async ({
    request,
  }) => {
    for (const path of [
      ...['sobre', 'onde-estamos', 'contato', 'quem-somos', 'perguntas-frequentes', 'acessibilidade'].map(
        (name) => `/pagina/${name}`,
      ),
      '/cartao-bndes',
    ]) {
      const html = await (await request.get(path)).text();
      const navigations = html.split('<nav ').map((part) => part.split('</nav>')[0] ?? '');
      const menus = navigations.filter((part) => /^[^>]*><details [^>]*open=.*<a [^>]*href=/s.test(part));
      expect(menus, path).not.toHaveLength(0);
    }
  });

  test('INST-13, INST-14, INST-18: the contact and help pages have their form, topics and breadcrumb', async ({
    page,
  }) => {
    await page.goto('/pagina/central-de-atendimento');
    await expect(page.getByRole('form', { name: 'Formulário de contato' })).toBeVisible();
    await expect(menu(page, 'Resolver agora').getByRole('link')).toHaveCount(3);
    await page.goto('/pagina/ajuda-e-suporte');
    await expect(menu(page, 'Assuntos da ajuda').getByRole('link')).toHaveCount(5);
    await page.goto('/pagina/contato');
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveText(/Home.*contato$/);
  });

  test('INST-16, INST-17, INST-24: there are two menus, whatever their names, with valid links only', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/pagina/compra-segura');
    const about = menu(page, 'Sobre').getByRole('link');
    await expect(about).toHaveText(['Compra segura', 'Entrega', 'Privacidade', 'Sobre nós', 'Onde estamos']);
    await expect(menu(page, 'Ajuda').getByRole('link')).toHaveText([
      'Central',
      'Trocas',
      'Pagamento',
      'Suporte',
    ]);
    await page.setViewportSize({ width: 1022, height: 900 });
    await page.reload();
    await waitForHydration(page);
    await expect(about.first()).toBeHidden();
    await menu(page, 'Sobre').getByText('Sobre', { exact: true }).click();
    await expect(about.first()).toBeVisible();
  });

  test('INST-25: an empty page shows the 404 page', async ({ request }) => {
    const response = await request.get('/pagina/vazia');
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Página não encontrada/);
  });

  test('INST-01: the page is requested by its path', async ({ request, platform }) => {
    // A path that was not requested before, so that no response is cached.
    const path = `/pagina/ainda-nao-pedida-${test.info().repeatEachIndex}`;
    await platform.clearLog();
    expect((await request.get(path)).status()).toBe(404);
    const calls = (await platform.log()).filter((call) => call.path === 'url/page');
    expect(calls.map(({ method, query }) => [method, query.url])).toContainEqual(['GET', path]);
  });

  test('ROUTE-12, INST-23, VARIANT-09: the storefront’s static pages exist even if the platform has none', async ({
    page,
  }) => {
    await page.goto('/pagina/perguntas-frequentes');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(9);
    await expectUsable(page);
    for (const [path, title] of [
      ['/pagina/acessibilidade', 'Acessibilidade'],
      ['/cartao-bndes', 'Cartão BNDES'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('navigation', { name: 'Você está em' })).toContainText(title);
    }
    await expect(page.getByText('O Cartão BNDES é uma linha de crédito')).toBeVisible();
  });

  test('INST-19, INST-20, INST-21, INST-22: the about page with a hostile text keeps its video, and has no social links', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    await page.goto('/pagina/quem-somos');
    await expect(page.getByRole('navigation', { name: 'Você está em' })).toHaveText(/Home.*Quem somos/);
    await expect(page.locator('main iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    );
    await expect(page.getByText('Feita à mão.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Canais de atendimento' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /blog|Facebook/i })).toHaveCount(0);
    await expectUsable(page);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('BRAND-01 to BRAND-03, BRAND-05, BRAND-06: malformed brands are sorted, grouped by letter and requested once', async ({
    page,
    platform,
  }) => {
    await platform.clearLog();
    await page.goto('/marcas');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      '#',
      'A',
      'L',
      'N',
      'P',
      'V',
      'Z',
    ]);
    const links = page.getByRole('main').locator('li:not(nav li)').getByRole('link');
    // A logo stands for its brand's name.
    const names = () =>
      links.evaluateAll((all) => all.map((link) => link.textContent || link.querySelector('img')?.alt));
    await expect
      .poll(names)
      .toEqual(['3 Irmãs', 'água-marinha', 'Luma & Cia', 'Norte', 'Pátio "73"', 'Vesúvio', 'Zênite <b>']);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3)).toEqual(['/marcas/patio', '/marcas/norte?cor=Verde-mar', '/marcas/luma-e-cia']);
    for (const href of hrefs) expect(href).toMatch(/^\/marcas/);
    await page.reload();
    expect((await platform.log()).filter(({ path }) => path === 'brands').length).toBeLessThanOrEqual(1);
    await expectUsable(page);
  });

  test('VARIANT-03 to VARIANT-08: a black campaign page without a glasses menu is complete', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    await page.goto('/c/luto');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luto');
    await expect(page.getByText('Todos em preto, sem pressa.')).toBeVisible();
    await expect(menu(page, 'Campanha: Óculos por formato').getByRole('link').first()).toHaveText('Armações');
    await expect(page.getByRole('region', { name: 'Navegue Por Marca' }).getByRole('link')).not.toHaveCount(
      0,
    );
    const similar = page.getByRole('region', { name: 'Você também vai gostar' }).getByRole('article');
    await expect(similar).toHaveCount(2);
    await expect(listedCards(page)).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 2, name: 'Por que preto' })).toBeVisible();
    const questions = page.getByRole('region', { name: 'Perguntas' });
    await expect(questions.getByText('Com o tempo, um pouco.')).toBeVisible();
    await questions.getByText('Serve para o sol?').click();
    await expect(questions.getByText('Serve.', { exact: true })).toBeVisible();
    await expectUsable(page);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('BF-01 to BF-06, SCOPE-25: the page has its five headings on any platform, in both layouts', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    await page.goto('/c/black-friday/');
    await expect(page).toHaveURL(/\/c\/black-friday$/);
    for (const name of [
      'Pós Black Friday',
      'Como aproveitar a pós black?',
      'Estilos dos óculos de marcas',
      'Óculos de sol para arrasar o ano todo!',
      'Proteção e estilo com os óculos de grau',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    const styles = page.getByRole('region', { name: 'Estilos dos óculos de marcas' }).getByRole('listitem');
    const rows = async () => {
      const boxes = await Promise.all([0, 1, 2, 3].map((place) => styles.nth(place).boundingBox()));
      return new Set(boxes.map((box) => box?.y)).size;
    };
    await page.setViewportSize({ width: 1_023, height: 900 });
    await expect.poll(rows).toBe(4);
    await page.setViewportSize({ width: 1_024, height: 900 });
    await expect.poll(rows).toBe(1);
    await expectUsable(page);
    expect(problems).toEqual(NO_PROBLEMS);
  });
});
