import { expect, type Locator } from 'playwright/test';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { testWithSharedPages } from './support/shared-page-test';

const test = testWithSharedPages();

const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };

test.describe('parts of a page next to each other', { tag: '@desktop' }, () => {
  test.beforeEach(() => skipWithoutEmbeddedStore());

  for (const width of [1024, 1100, 1200, 1280, 1366])
    test(`HEAD-12: the menu has one row at ${width} px`, async ({ look }) => {
      const page = await look('/lista', { width, height: 800 });
      expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(80);
    });

  test('LIST-08: at 1024 px the first products are in the upper half of the screen', async ({ look }) => {
    const page = await look('/oculos-de-grau', { width: 1024, height: 1024 });
    const part = (role: 'heading' | 'article') => page.getByRole('main').getByRole(role).first();
    expect((await boxOf(part('article'))).y).toBeLessThan(480);
    const banner = await boxOf(page.locator('main picture').first());
    const title = await boxOf(part('heading'));
    expect(banner.y, 'the banner is below the title').toBeGreaterThanOrEqual(title.y + title.height);
  });

  for (const width of [768, 1024, 1200, 1440])
    test(`FOOT-04: menus and contact details are in one row of the footer at ${width} px`, async ({
      look,
    }) => {
      const page = await look('/lista', { width, height: 900 });
      const footer = page.getByRole('contentinfo');
      const contact = footer.getByRole('region', { name: 'Atendimento' });
      const columns = await footer
        .getByRole('navigation', { name: /^Rodapé/ })
        .or(contact)
        .all();
      const tops = await Promise.all(columns.map(async (column) => (await boxOf(column)).y));
      expect(tops).toHaveLength(4);
      expect(new Set(tops).size).toBe(1);
      const email = await boxOf(contact.getByRole('link', { name: '@' }));
      expect(email.height, 'the e-mail is on one line').toBeLessThan(40);
    });

  test('HEAD-01: on a phone the wordmark is centred', async ({ look }) => {
    const page = await look('/oculos-de-sol', { width: 390, height: 844 });
    const mark = await boxOf(page.getByRole('banner').getByRole('link', { name: /página inicial$/ }));
    expect(Math.abs(mark.x + mark.width / 2 - 195)).toBeLessThanOrEqual(2);
  });

  test('LIST-24, LIST-25: at 768 px all choices of a list are on one line', async ({ look }) => {
    const page = await look('/oculos-de-sol', { width: 768, height: 1024 });
    const middle = async (control: Locator) => {
      const { y, height } = await boxOf(control);
      return Math.round(y + height / 2);
    };
    const open = await middle(page.getByRole('button', { name: 'Filtrar | Ordenar' }));
    for (const name of ['Ordenar', 'Por página'])
      expect(await middle(page.getByRole('combobox', { name }))).toBe(open);
  });

  test('A15: the texts of the links below the sizes are on one line', async ({ look }) => {
    const page = await look(await findSizedProduct(), { width: 1440, height: 900 });
    const links = page
      .getByRole('main')
      .getByRole('link', { name: /^Medidas do tamanho|^Qual é o meu tamanho/ });
    const tops = await links.evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().top;
      }),
    );
    expect(tops).toHaveLength(2);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? Number.NaN))).toBeLessThan(0.3);
  });

  test('PDP-15: the favourite button covers no seal of a small picture', async ({ look }) => {
    const page = await look('/oculos-de-sol-garoa-fina-guara-hexagonal-ouro-rose-lente-cinza-degrade.html', {
      width: 768,
      height: 1024,
    });
    const seal = await boxOf(page.locator('[data-position="top-left"] svg').last());
    const button = await boxOf(page.getByRole('button', { name: /^Favoritar/ }).first());
    expect(button.x).toBeGreaterThanOrEqual(seal.x + seal.width);
  });

  test('CARD-13: an old price is next to the amount', async ({ look }) => {
    const page = await look('/oculos-de-sol');
    const price = page
      .getByRole('article')
      .filter({ has: page.locator('s') })
      .first();
    const amount = await boxOf(price.locator('strong'));
    const old = await boxOf(price.locator('s'));
    expect(old.x - amount.x - amount.width).toBeLessThan(16);
    expect(old.y + old.height).toBeLessThan(amount.y + amount.height + 4);
  });
});
