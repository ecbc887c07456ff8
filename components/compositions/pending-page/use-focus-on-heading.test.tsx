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

test('A28: a full page load does not move the focus', () => {
  render(<Page path="/" />);
  expect(document.body).toHaveFocus();
});

test.each(['/comparar', '/comparar#/serra.html,/alba.html', '/comparar#/100%.html'])(
  'A28: a navigation to %s focuses the heading, and scrolls to the top if the framework does not',
  (address) => {
    const move = openPage(address);
    screen.getByRole('link', { name: 'Menu' }).focus();
    move();
    expect(screen.getByRole('heading', { name: 'Página /comparar' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(address.includes('#') ? 1 : 0);
  },
);

test('A28: a navigation to a fragment leaves the scroll position to the framework', () => {
  openPage('/armacao.html#medidas')();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('A28: focus that the page has set stays where it is', () => {
  const move = openPage('/busca');
  screen.getByRole('textbox').focus();
  move();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('A28: going back or forward leaves the focus to the browser', () => {
  const { rerender } = render(<Page path="/" />);
  window.history.pushState(null, '', '/anterior');
  window.dispatchEvent(new PopStateEvent('popstate'));
  rerender(<Page path="/anterior" />);
  expect(document.body).toHaveFocus();
});
