import { render, screen } from '@testing-library/react';
import { SHOPPER_MEASURES_KEY } from '@/lib/catalog/product/shopper-measure-store';
import { HeroMeasureLink } from './hero-measure-link';

afterEach(() => window.localStorage.clear());

test.each([
  [null, 'Veja o que serve em você'],
  ['rosto 128±3 digitada', 'Sua medida está guardada: veja o que serve'],
])('TRY-18: with the saved measurement %s, the home page says "%s"', (stored, text) => {
  if (stored) window.localStorage.setItem(SHOPPER_MEASURES_KEY, stored);
  render(<HeroMeasureLink />);
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', '/minha-medida');
});
