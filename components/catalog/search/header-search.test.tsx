import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderSearch } from './header-search';
import { SearchForm } from './search-form';
import { field, write } from './testing';

jest.mock('./suggestions', () => ({ Suggestions: () => null }));

function showForm() {
  const submitted = jest.fn((event: Event) => event.preventDefault());
  render(<SearchForm />);
  const field = screen.getByRole('searchbox', { name: 'Buscar na loja' });
  field.closest('form')?.addEventListener('submit', submitted);
  return { field, submitted, submit: screen.getByRole('button', { name: 'Buscar' }) };
}

test('SEARCH-02: an empty or blank search does not navigate', async () => {
  const user = userEvent.setup();
  const { field, submitted, submit } = showForm();
  await user.click(submit);
  await user.type(field, '   ');
  await user.click(submit);
  expect(submitted).not.toHaveBeenCalled();
});

test('SEARCH-03: searching opens /busca?busca={text}', async () => {
  const user = userEvent.setup();
  const { field, submitted, submit } = showForm();
  await user.type(field, 'aviador');
  await user.click(submit);
  expect(submitted).toHaveBeenCalledTimes(1);
  const form = field.closest('form');
  expect(form).toHaveAttribute('action', '/busca');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveFormValues({ busca: 'aviador' });
});

test('HEAD-05, HEAD-09: the search button’s aria-controls names the search box', () => {
  render(<HeaderSearch />);
  const toggle = screen.getByRole('button', { name: 'Abrir busca' });
  const panel = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
  expect(panel).toHaveAttribute('popover', 'auto');
  expect(panel).toContainElement(screen.getByRole('searchbox', { name: 'Buscar na loja', hidden: true }));
});

test('SEARCH-01: after Back the field shows the search of the page; on the same page it keeps typed text', () => {
  render(<HeaderSearch />);
  const shown = (address: string) => {
    window.history.replaceState(null, '', address);
    fireEvent.focus(field());
    return field().value;
  };
  expect(shown('/busca?busca=aviador')).toBe('aviador');
  write('tartaruga');
  expect(shown('/busca?busca=aviador')).toBe('tartaruga');
  expect(shown('/busca?busca=tartaruga')).toBe('tartaruga');
  expect(shown('/busca?busca=aviador')).toBe('aviador');
  expect(shown('/marcas')).toBe('');
});
