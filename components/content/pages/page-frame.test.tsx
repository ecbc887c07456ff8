import { fireEvent, render, screen, within } from '@testing-library/react';
import { emulateScreenWidth } from '@/components/ui/testing';
import { type Pagina, paginaSchema } from '@/lib/platform/schemas/page-content';
import { CmsPageScreen } from './cms-page-screen';
import { PageFrame } from './page-frame';
import { toSideMenuGroups } from './side-menu';

const link = (nome: string, route: string) => ({ nome, rota: { name: 'page', route, path: route } });

const ABOUT = {
  nome: 'Institucional',
  paginas: [link('Sobre', '/pagina/sobre'), link('Privacidade', '/pagina/politica-de-privacidade')],
};
const HELP = {
  nome: 'Atendimento',
  paginas: [link('Central de atendimento', '/pagina/central-de-atendimento')],
};

function pagina(menu: unknown): Pagina {
  return paginaSchema.parse({
    conteudo: { pagina: { nome: ' Sobre ', descricao: '<p>Oi</p>' }, menu },
  });
}

function show(menu: unknown) {
  const page = pagina(menu);
  return render(
    <CmsPageScreen
      pagina={page}
      menu={page.conteudo.menu}
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: 'Sobre', href: null },
      ]}
      path="/pagina/sobre"
    >
      <p>Oi</p>
    </CmsPageScreen>,
  );
}

test('INST-02, INST-15, INST-24: the page has a breadcrumb, a heading, a text and a side menu for each of two groups', () => {
  emulateScreenWidth(1280);
  show([ABOUT, HELP]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Sobre$/);
  expect(screen.getByText('Oi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const about = within(screen.getByRole('navigation', { name: 'Institucional' }));
  expect(about.getAllByRole('link').map((entry) => entry.getAttribute('href'))).toEqual([
    '/pagina/sobre',
    '/pagina/politica-de-privacidade',
  ]);
  expect(about.getByRole('link', { name: 'Sobre' })).toHaveAttribute('aria-current', 'page');
});

test('INST-16: the help menu is titled Ajuda, whatever the platform calls it', () => {
  emulateScreenWidth(1280);
  show([ABOUT, HELP]);
  const help = within(screen.getByRole('navigation', { name: 'Ajuda' }));
  expect(help.getByText('Ajuda')).toBeInTheDocument();
  expect(help.getByRole('link')).toHaveAttribute('href', '/pagina/central-de-atendimento');
});

test('INST-16, INST-24: the help menu keeps its title if the first menu is an empty PHP array; labels count as names', () => {
  emulateScreenWidth(1280);
  const { nome: label, ...rest } = link('Troca', '/pagina/troca-e-devolucao');
  show([[], { ...HELP, paginas: [{ ...rest, label }] }]);
  const help = within(screen.getByRole('navigation', { name: 'Ajuda' }));
  expect(help.getByRole('link', { name: 'Troca' })).toHaveAttribute('href', '/pagina/troca-e-devolucao');
});

test.each([
  [1022, false],
  [1023, true],
  [1280, true],
])('INST-17: at %i px the menus are open: %p; clicking a title toggles its menu', (width, open) => {
  emulateScreenWidth(width);
  show([ABOUT, HELP]);
  const menus = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(menus.map((menu) => menu.open)).toEqual([open, open]);
  fireEvent.click(screen.getByText('Ajuda'));
  expect(menus.map((menu) => menu.open)).toEqual([open, !open]);
});

test.each([
  ['none', []],
  ['an object', { 0: ABOUT, 1: HELP }],
  ['entries without name or address', [{ nome: 1, paginas: [{ nome: '', rota: [] }, { rota: '/x' }] }]],
])('INST-24: menus sent as %s do not break the page', (_name, menu) => {
  emulateScreenWidth(1280);
  show(menu);
  expect(screen.getByText('Oi')).toBeInTheDocument();
});

test('INST-24: menu groups keep their names and order; an unnamed first group is called Sobre', () => {
  const groups = toSideMenuGroups(pagina([{ ...ABOUT, nome: '' }, HELP]).conteudo.menu);
  expect(groups.map(({ title, links }) => [title, links.length])).toEqual([
    ['Sobre', 2],
    ['Ajuda', 1],
  ]);
});

test('INST-02: a page without menus has no side menu', () => {
  emulateScreenWidth(1280);
  render(
    <PageFrame title="Texto" breadcrumb={[]}>
      <p>Oi</p>
    </PageFrame>,
  );
  expect(screen.queryByRole('navigation', { name: /Sobre|Ajuda/ })).not.toBeInTheDocument();
});
