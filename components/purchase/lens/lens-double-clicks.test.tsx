import { fireEvent, screen } from '@testing-library/react';
import { openLenses, resetLenses } from './testing';

beforeEach(resetLenses);

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;
const click = (name: string | RegExp, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });

test('LENS-07: the second click of a double click is not on what the first one has opened', async () => {
  await openLenses();
  click(/^Multifocal/, 1);
  click(/^Fotossensível/, 2);
  expect(openTab()).toBe('Modelo');
  click(/^Fotossensível/, 1);
  expect(openTab()).toBe('Espessura');
  fireEvent.click(screen.getByRole('tab', { name: 'Tipo' }));
  click('Continuar', 1);
  click('Continuar', 2);
  expect(openTab()).toBe('Modelo');
});
