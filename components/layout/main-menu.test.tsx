import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { MainMenu } from './main-menu';

const link = (label: string, rest: Partial<MenuLink> = {}): MenuLink => ({
  label,
  href: `/${label.toLowerCase()}`,
  children: [],
  ...rest,
});

const MENU = [
  link('Grau', {
    children: [link('Redondo'), link('Parceiro', { href: 'https://exemplo.com/', target: '_blank' })],
  }),
  link('Marcas'),
];

const toggle = () => screen.getByRole('button', { name: 'Abrir Grau' });

test('HEAD-12: every entry is a link, even while the panel is closed; only entries with children have a toggle', () => {
  render(<MainMenu menu={encodeCompactJson(MENU)} />);
  expect(screen.getByRole('link', { name: 'Grau' })).toHaveAttribute('href', '/grau');
  expect(screen.getByRole('link', { name: 'Redondo' })).toHaveAttribute('href', '/redondo');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  const panel = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
  expect(panel).toContainElement(screen.getByRole('link', { name: 'Redondo' }));
});

test('HEAD-12: links that open a new tab have rel=noopener', () => {
  render(<MainMenu menu={encodeCompactJson(MENU)} />);
  const partner = screen.getByRole('link', { name: 'Parceiro' });
  expect(partner).toHaveAttribute('target', '_blank');
  expect(partner).toHaveAttribute('rel', 'noopener');
});

test('A28: the panel can be opened with the keyboard; Escape closes it and restores the focus', async () => {
  const user = userEvent.setup();
  render(<MainMenu menu={encodeCompactJson(MENU)} />);
  await user.tab();
  await user.tab();
  expect(toggle()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Redondo' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(toggle()).toHaveFocus();
});

test('A28: the panel closes when the focus leaves the entry and on a click outside', async () => {
  const user = userEvent.setup();
  render(<MainMenu menu={encodeCompactJson(MENU)} />);
  await user.click(toggle());
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(screen.getByRole('link', { name: 'Marcas' })).toHaveFocus();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(document.body);
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('A28: clicking an entry closes its hover panel until the next hover', async () => {
  const user = userEvent.setup();
  render(<MainMenu menu={encodeCompactJson(MENU)} />);
  const entry = screen.getByRole('link', { name: 'Grau' });
  entry.addEventListener('click', (event) => event.preventDefault());
  await user.click(entry);
  expect(toggle()).toHaveAttribute('data-dismissed');
  await user.hover(screen.getByRole('link', { name: 'Marcas' }));
  await user.hover(entry);
  expect(toggle()).not.toHaveAttribute('data-dismissed');
});

test('TRY-11: a panel with subcategories links to the measurements page, in shops that have one', () => {
  const menu = encodeCompactJson([
    link('Grau', { children: [link('Femininos', { children: [link('Redondo')] })] }),
  ]);
  const { rerender } = render(<MainMenu menu={menu} measureHref="/minha-medida" />);
  expect(screen.getByRole('link', { name: 'Que tamanho serve em mim?' })).toHaveAttribute(
    'href',
    '/minha-medida',
  );
  rerender(<MainMenu menu={menu} />);
  expect(screen.queryByRole('link', { name: 'Que tamanho serve em mim?' })).toBeNull();
  rerender(<MainMenu menu={encodeCompactJson(MENU)} measureHref="/minha-medida" />);
  expect(screen.queryByRole('link', { name: 'Que tamanho serve em mim?' })).toBeNull();
});
