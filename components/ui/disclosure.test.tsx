import { render, screen } from '@testing-library/react';
import { Disclosure } from './disclosure';

test('FOOT-07: a disclosure is a native details element; it can start open, and those with the same name exclude each other', () => {
  render(
    <>
      <Disclosure title="Prazo" name="duvidas" open>
        Até 5 dias úteis.
      </Disclosure>
      <Disclosure title="Trocas" name="duvidas">
        Em até 7 dias.
      </Disclosure>
    </>,
  );
  const [first, second] = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(first).toHaveAttribute('open');
  expect(second).not.toHaveAttribute('open');
  expect([first?.getAttribute('name'), second?.getAttribute('name')]).toEqual(['duvidas', 'duvidas']);
  expect(screen.getByText('Em até 7 dias.')).toBeInTheDocument();
});
