import { render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { usePreHydrationInput } from './use-pre-hydration-input';

const order: string[] = [];

function Field() {
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationInput(field, ({ value }) => order.push(value));
  return <input ref={field} defaultValue="54" aria-label="Tamanho" />;
}

function Sibling() {
  useEffect(() => {
    order.push('after the paint');
  }, []);
  return null;
}

test('DESIGN-28: a choice made before hydration is read before the first paint', () => {
  render(
    <>
      <Sibling />
      <Field />
    </>,
  );
  expect(order).toEqual(['54', 'after the paint']);
});
