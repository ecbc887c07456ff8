/** @jest-environment node */
import { eyewearShop } from '../content/eyewear-shop';
import { accountPage, loginPage } from './account-pages';
import { wishlistPage } from './wishlist-page';

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
