import { render, screen, within } from '@testing-library/react';
import { emulateModalDialogs } from '@/components/ui/testing';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import { MenuDrawerPanel } from './menu-drawer-panel';

beforeAll(emulateModalDialogs);

test('HEAD-12, A22: on phones entries with children but the first are collapsed, each with a link to the whole category; help comes last', () => {
  const leaf = { label: 'Redondo', href: '/oculos-de-grau/feminino/redondo', children: [] };
  const group = { label: 'Femininos', href: '/oculos-de-grau/feminino', children: [leaf] };
  const top = { label: 'Óculos de grau', href: '/oculos-de-grau', children: [group] };
  const drawer = { id: 'menu', title: 'Menu', open: true, onClose: jest.fn() };
  const links = { accountHref: '/minha-conta', wishListHref: '/favoritos' };
  render(<MenuDrawerPanel {...drawer} {...links} menu={encodeCompactJson([top])} />);
  const fold = screen.getByText('Femininos').closest('details') as HTMLElement;
  expect(fold).toHaveProperty('open', false);
  expect(screen.getByText('Óculos de grau').closest('details')).toHaveProperty('open', true);
  const inside = within(fold).getAllByRole('link', { hidden: true });
  expect(inside.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ver tudo em Femininos', '/oculos-de-grau/feminino'],
    ['Redondo', '/oculos-de-grau/feminino/redondo'],
  ]);
  const help = within(screen.getByText('Ajuda').closest('details') as HTMLElement);
  expect(screen.getByText('Ajuda').closest('details')).toHaveProperty('open', false);
  expect(help.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual([
    '/pagina/perguntas-frequentes',
    '/pagina/troca-e-devolucao',
    '/pagina/contato',
  ]);
});

test('HEAD-12: on phones every entry shows its icon, and a highlighted one is marked, with or without children', () => {
  const entry = { href: '/x', icon: 'https://a.test/i.png', isHighlighted: true as const, children: [] };
  const group = { ...entry, label: 'Grupo', children: [{ ...entry, label: 'Folha' }] };
  const menu = [
    { ...entry, label: 'Plana' },
    { ...entry, label: 'Sem link', href: null },
    { ...entry, label: 'Geral', children: [group, { label: 'Comum', href: '/comum', children: [] }] },
  ];
  const drawer = { id: 'menu', title: 'Menu', open: true, onClose: jest.fn() };
  const links = { accountHref: '/minha-conta', wishListHref: '/favoritos' };
  render(<MenuDrawerPanel {...drawer} {...links} menu={encodeCompactJson(menu)} />);
  for (const label of ['Plana', 'Sem link', 'Geral', 'Grupo', 'Folha']) {
    const name = screen.getByText(label);
    expect(name).toHaveAttribute('data-highlighted');
    expect(name.querySelector('img')).toHaveAttribute('src', 'https://a.test/i.png');
  }
  for (const label of ['Comum', 'Ver tudo em Geral', 'Ver tudo em Grupo']) {
    const name = screen.getByText(label);
    expect(name).not.toHaveAttribute('data-highlighted');
    expect(name.querySelector('img')).toBeNull();
  }
});
