import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { SaveFaceWidth } from './save-face-width';

afterEach(() => act(() => saveShopperMeasures(NO_MEASURES)));

test('TRY-02, TRY-11: the face width is saved on request and deleted with one click', async () => {
  const user = userEvent.setup();
  render(<SaveFaceWidth face={{ value: 137.8, uncertainty: 8.2 }} />);
  expect(window.localStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Guardar a largura do meu rosto' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Guardada só neste aparelho: 138 mm, medida na sua foto.',
  );
  expect(window.localStorage.getItem('medidas-atuais')).toBe('rosto 138±9');
  await user.click(screen.getByRole('button', { name: 'Apagar a largura guardada' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.localStorage).toHaveLength(0);
});

test('TRY-15: a width measured with a card can replace a less exact saved one', async () => {
  const user = userEvent.setup();
  saveShopperMeasures({ face: { value: 140, uncertainty: 15 } });
  render(<SaveFaceWidth face={{ value: 137.8, uncertainty: 9.4, source: 'card' }} />);
  await user.click(screen.getByRole('button', { name: 'Guardar a largura medida com o cartão' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Guardada só neste aparelho: 138 mm, medida com um cartão.',
  );
  expect(screen.getByRole('button', { name: 'Apagar a largura guardada' })).toBeVisible();
});
