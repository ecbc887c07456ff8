import { describeHome } from './describe-deployment.mjs';

const page = (body) => `<html lang="pt-BR" data-storefront="maquinas"><head>${body}</head></html>`;

test('a deployment is named by its storefront, its name, its build and its platform', () => {
  const html = page(
    '<meta property="og:site_name" content="Forja"/><img alt="" src="https://cdn.example/a.jpg"><img src="/b.svg"><script>self.__next_f.push([1,"0:{\\"b\\":\\"okV-1_aS\\"}"])</script>',
  );
  expect(describeHome(html, 'https://loja.example')).toBe(
    'https://loja.example: storefront "maquinas" (Forja), version okV-1_aS, the platform\'s pictures from cdn.example.',
  );
});

test('a page without a build has no version', () => {
  expect(describeHome(page(''), 'https://loja.example')).toContain('version unknown, its own pictures');
});

test('another site is refused', () => {
  expect(() => describeHome('<html><body>Olá</body></html>', 'https://loja.example')).toThrow(
    'https://loja.example is not a shop of this code.',
  );
});
