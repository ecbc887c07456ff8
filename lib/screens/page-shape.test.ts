import { pageShape } from './match-screen';

test.each([
  ['/', 'text'],
  ['/armacao-serra.html', 'product'],
  ['/lista/kit-volante.html', 'product'],
  ['/lista', 'listing'],
  ['/busca', 'listing'],
  ['/oculos-de-sol', 'listing'],
  ['/oculos/feminino', 'listing'],
  ['/marcas', 'text'],
  ['/marcas/norte', 'listing'],
  ['/c/outono', 'listing'],
  ['/pagina/sobre', 'text'],
  ['/pagina/contato', 'text'],
  ['/cartao-bndes', 'text'],
] as const)('LIST-01, PDP-02: while %s is pending, the placeholder is that of a %s page', (path, shape) => {
  expect(pageShape(path)).toBe(shape);
});
