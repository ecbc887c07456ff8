import { renamedAddress } from './redirects';

const RENAMED = { clubmaster: 'browline' };

test.each([
  [
    '/oculos-de-grau-umbral-56-ipe-clubmaster-cristal.html',
    {},
    '/oculos-de-grau-umbral-56-ipe-browline-cristal.html',
  ],
  ['/oculos-de-grau/unissex/clubmaster', {}, '/oculos-de-grau/unissex/browline'],
  [
    '/oculos-de-sol',
    { filtro: 'formato-clubmaster_material-metal', utm_source: 'a' },
    '/oculos-de-sol?filtro=formato-browline_material-metal&utm_source=a',
  ],
])('ROUTE-30: %s with %j redirects to %s', (path, query, to) => {
  expect(renamedAddress(path, query, RENAMED)).toBe(to);
});

test.each([
  ['/busca', { busca: 'clubmaster' }],
  ['/clubmasters.html', {}],
  ['/oculos-de-sol', { filtro: 'formato-redondo' }],
])('ROUTE-30: %s with %j does not redirect', (path, query) => {
  expect(renamedAddress(path, query, RENAMED)).toBeNull();
});

test('ROUTE-30: a shop without renamed addresses redirects none', () => {
  expect(renamedAddress('/clubmaster', {}, {})).toBeNull();
});
