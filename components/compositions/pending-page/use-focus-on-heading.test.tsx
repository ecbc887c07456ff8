import { render, screen } from '@testing-library/react';
import { useFocusOnHeading } from './use-focus-on-heading';

function Page({ path }: { path: string }) {
  useFocusOnHeading(path);
  return (
    <>
      <header>
        <a href="/menu">Menu</a>
      </header>
      <main>
        <h1>Página {path}</h1>
        <input aria-label="Busca" />
        <p id="medidas">Medidas</p>
      </main>
    </>
  );
}

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => {
  scrollTo.mockClear();
  window.history.replaceState(null, '', '/');
});

function openPage(address: string) {
  const { rerender } = render(<Page path="/" />);
  return () => {
    window.history.pushState(null, '', address);
    rerender(<Page path={window.location.pathname} />);
  };
}

test('A28: a page that is loaded leaves the focus alone', () => {
  render(<Page path="/" />);
  expect(document.body).toHaveFocus();
});

test.each(['/comparar', '/comparar#/serra.html,/alba.html', '/comparar#/100%.html'])(
  'A28: a move to %s ends on the heading, at the top of the page',
  (address) => {
    const move = openPage(address);
    screen.getByRole('link', { name: 'Menu' }).focus();
    move();
    expect(screen.getByRole('heading', { name: 'Página /comparar' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(address.includes('#') ? 1 : 0);
  },
);

test('A28: a part of the page that the address names is where the framework scrolls to', () => {
  openPage('/armacao.html#medidas')();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('A28: the focus stays where the page has put it', () => {
  const move = openPage('/busca');
  screen.getByRole('textbox').focus();
  move();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('A28: back and forward restore the focus themselves', () => {
  const { rerender } = render(<Page path="/" />);
  window.history.pushState(null, '', '/anterior');
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(<Page path="/anterior" />);
  expect(document.body).toHaveFocus();
});
