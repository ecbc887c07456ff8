import { deviceFavourites } from './favourites-state';
import { clearFavourites, keepFavourite, moveFavourite } from './keep-favourites';
import { noteSeenPrice, priceDrop } from './seen-price';

const seen = { href: '/alba.html', amount: 'R$\u00a01.234,50' };

test.each([
  ['R$\u00a01.134,50', 100],
  ['R$\u00a01.234,50', 0],
  ['R$\u00a01.300,00', 0],
])('WISH-09: %s is cheaper by %s reais than when it was first seen', (amount, drop) => {
  expect(priceDrop(seen, '/alba.html', amount)).toBe(drop);
});

test('WISH-09: there is no price drop for another size, or without a first price', () => {
  expect(priceDrop(seen, '/alba.html?tamanho=46', 'R$\u00a01,00')).toBe(0);
  expect(priceDrop(undefined, '/alba.html', 'R$\u00a01,00')).toBe(0);
  expect(priceDrop(JSON.parse('{"href":"/alba.html"}'), '/alba.html', 'R$\u00a01,00')).toBe(0);
});

test('WISH-09: the first price is kept until the size changes', () => {
  clearFavourites();
  keepFavourite({ id: 5, href: '/alba.html', nome: 'Alba', imagem: '' });
  noteSeenPrice(5, '/alba.html', 'R$\u00a0200,00');
  noteSeenPrice(5, '/alba.html', 'R$\u00a0150,00');
  noteSeenPrice(6, '/outra.html', 'R$\u00a0150,00');
  expect(deviceFavourites.get()).toMatchObject([{ id: 5, seen: { amount: 'R$\u00a0200,00' } }]);
  moveFavourite(5, '/alba.html?tamanho=46');
  noteSeenPrice(5, '/alba.html?tamanho=46', 'R$\u00a0180,00');
  expect(deviceFavourites.get()).toMatchObject([
    { id: 5, seen: { href: '/alba.html?tamanho=46', amount: 'R$\u00a0180,00' } },
  ]);
});
