/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { eyewearShop } from '../content/eyewear-shop';
import { accountPage, loginPage } from './account-pages';
import { wishlistPage } from './wishlist-page';

const css = readFileSync('embedded-store/site/site.css', 'utf8');

test('SCOPE-07: the pages have the shop’s margins and content width, so that the shop’s name stays in place', () => {
  const tokens = readFileSync('styles/tokens.css', 'utf8');
  const [, gutter = 'none'] = /--gutter: ([^;]+);/.exec(tokens) ?? [];
  const [, width = '0'] = /--content-max: (\d+)px;/.exec(tokens) ?? [];
  expect(css).toContain(`--gutter: ${gutter};`);
  expect(css).toContain(`inline-size: min(${Number(width) / 16}rem + 2 * var(--gutter), 100%);`);
});

test('SCOPE-07: the picture of a blog post is 3:2 at every width', () => {
  const rules = [...css.matchAll(/\.cover \{([^}]*)\}/g)].map(([, rule]) => rule);
  expect(rules.join('').match(/aspect-ratio: [^;]+/g)).toEqual(['aspect-ratio: 3 / 2']);
});

const SHOP_URL = 'http://shop.test';

/** The page's text about the advantages of an account. */
function holdsOf(text: string) {
  const [, holds = ''] = /<ul class="holds">(.*?)<\/ul>/s.exec(text) ?? [];
  return [...holds.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name);
}

test('SCOPE-07: the login page explains the benefits of logging in', async () => {
  const text = String(await loginPage());
  expect(holdsOf(text)).toEqual(['Pedidos', 'Favoritos', 'De volta à loja']);
  expect(text).toContain('Depois de entrar, eles passam para a conta quando você volta à loja.');
  expect(text).toContain('action="/checkout/entrar"');
});

test('SCOPE-07: long texts wrap instead of widening the page', () => {
  for (const selector of ['main', '.summary'])
    expect(css).toContain(`\n${selector} {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);`);
});

test.each([
  [
    'account',
    accountPage(eyewearShop, null, {
      shopUrl: SHOP_URL,
      returnUrl: SHOP_URL,
      orders: [],
      wished: [],
      delivery: null,
    }),
  ],
  [
    'favourites',
    wishlistPage(eyewearShop, null, { wished: [], removed: null, suggested: [], shopUrl: SHOP_URL }),
  ],
])(
  'SCOPE-07: the %s page explains the benefits of logging in above the login button',
  async (_page, markup) => {
    const text = String(await markup);
    expect(holdsOf(text)).toEqual(['Pedidos', 'Favoritos', 'De volta à loja']);
    expect(text).toMatch(/<\/ul>\s*<div class="actions"><a class="button" href="\/checkout\/acesso">Entrar</);
  },
);
