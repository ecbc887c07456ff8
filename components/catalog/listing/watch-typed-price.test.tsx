import { fireEvent, render, screen } from '@testing-library/react';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { PriceForm } from './price-form';
import { watchTypedPrice } from './watch-typed-price';

const PATH = '/solares';

function Panel({ page }: { page: ListingPage }) {
  return (
    <section aria-label="Filtros">
      <PriceForm page={page} />
      <a href="/solares?filtro=redondo">Redondo</a>
    </section>
  );
}

const open = (query: Record<string, string> = {}) => {
  const page = { path: PATH, query };
  const choose = jest.fn();
  const controller = new AbortController();
  const view = render(<Panel page={page} />);
  const watch = () =>
    watchTypedPrice(screen.getByRole('region'), page, (choice) => choose(choice.to.query), controller.signal);
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText('Até R$'), { target: { value: text } });
  const link = () => screen.getByRole('link', { name: 'Redondo' });
  return { ...view, choose, controller, watch, type, link };
};

test('LIST-38: a typed price is applied before the next filter that is pressed, not when it gets the focus', () => {
  const { choose, watch, type, link } = open({ filtro: 'oval' });
  watch();
  screen.getByLabelText('Até R$').focus();
  type('500');
  link().focus();
  expect(choose).not.toHaveBeenCalled();
  fireEvent.click(link());
  expect(choose.mock.calls).toEqual([[{ filtro: 'oval', preco: '0-500' }]]);
});

test('LIST-38: it is also applied if this code arrives after the press, but only once', () => {
  const { choose, watch, type, link } = open();
  type('600');
  link().focus();
  watch();
  expect(choose.mock.calls).toEqual([[{ preco: '0-600' }]]);
  watch();
  expect(choose).toHaveBeenCalledTimes(1);
});

test('LIST-38: nothing is applied to a list that is no longer shown', () => {
  const { choose, controller, watch, type, link } = open();
  type('700');
  link().focus();
  controller.abort();
  watch();
  expect(choose).not.toHaveBeenCalled();
});

test('LIST-38: a removed range leaves the fields too, but a price typed for another list stays', () => {
  const { rerender, type } = open({ preco: '0-500' });
  type('800');
  rerender(<Panel page={{ path: PATH, query: { preco: '0-500', filtro: 'oval' } }} />);
  expect(screen.getByLabelText('Até R$')).toHaveValue('800');
  rerender(<Panel page={{ path: PATH, query: {} }} />);
  expect(screen.getByLabelText('Até R$')).toHaveValue('');
});
