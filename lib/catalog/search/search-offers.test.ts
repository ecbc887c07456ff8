import type { MenuLink } from '@/lib/shared/menu-link';
import { brandIn, helpLinks, helpPages, offersFor } from './search-offers';

const link = (label: string, href: string | null, children: MenuLink[] = []): MenuLink => ({
  label,
  href,
  children,
});
const MENUS = [
  link('Ajuda', null, [
    link('Troca e devolução', '/pagina/troca-e-devolucao'),
    link('Formas de pagamento', '/pagina/formas-de-pagamento'),
  ]),
  link('Política de entrega', '/pagina/politica-de-entrega'),
  link('Troca e devolução', '/pagina/troca-e-devolucao'),
  link('Kits e listas', '/lista'),
  link('Onde estamos', '/pagina/onde-estamos'),
];

test.each([
  ['entrega', ['/pagina/politica-de-entrega']],
  ['Prazo de entrega', ['/pagina/politica-de-entrega']],
  ['como trocar', ['/pagina/troca-e-devolucao']],
  ['garantia', ['/pagina/troca-e-devolucao']],
  ['frete e devolução', ['/pagina/troca-e-devolucao', '/pagina/politica-de-entrega']],
  ['pix', ['/pagina/formas-de-pagamento']],
  ['kit volante', ['/lista']],
  ['Listas', ['/lista']],
  ['horário da loja', ['/pagina/onde-estamos']],
  ['listrado', []],
  ['óculos redondo', []],
  ['trocadilho', []],
  ['', []],
])('SEARCH-12: %j suggests the help pages %j', (text, hrefs) => {
  expect(helpLinks(text, helpPages(MENUS)).map(({ href }) => href)).toEqual(hrefs);
});

test.each([
  ['jacuma', 'Jacumã'],
  ['óculos JACUMÃ redondo', 'Jacumã'],
  ['cais e norte', undefined],
  ['cais & norte', 'Cais & Norte'],
  ['jacumazinho', undefined],
  ['', undefined],
])('SEARCH-12: %j names the brand %s', (text, name) => {
  expect(brandIn(text, [{ label: '' }, { label: 'Jacumã' }, { label: 'Cais & Norte' }])?.label).toBe(name);
});

test.each([
  ['', ['Óculos de sol', 'Lentes', 'Gatinho']],
  ['  ', ['Óculos de sol', 'Lentes', 'Gatinho']],
  ['s', ['Óculos de sol', 'Serralta']],
  ['ser', ['Óculos de sol', 'Lentes', 'Serralta']],
  ['oculos s', ['Óculos de sol']],
  ['atinho', ['Óculos de sol', 'Lentes', 'Gatinho']],
])(
  'SEARCH-11: for %j the box offers what begins so, or else all categories and popular searches',
  (text, labels) => {
    const links = (...names: string[]) => names.map((label) => ({ label, href: '/' }));
    const { categories, popular, brands } = offersFor(text, {
      categories: links('Óculos de sol', 'Lentes'),
      popular: links('Gatinho'),
      brands: links('Serralta'),
    });
    expect([...categories, ...popular, ...brands].map(({ label }) => label)).toEqual(labels);
  },
);
