import { screen } from '@testing-library/react';
import { redirectTo } from '@/lib/browser/location';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, kitPage, sizesOf } from './testing';

jest.mock('@/lib/browser/location');
jest.mock('./kit-form', () => {
  throw new TypeError('offline');
});

test('KIT-18: if the form’s code cannot be loaded, a click says so; choices are kept', async () => {
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
  const fetchMock = mockGatewayResponse(200, {});
  const user = kitPage();
  await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
  expect(screen.queryByText(/Sem conexão com a loja/)).toBeNull();
  await user.click(buyButton());
  expect(await screen.findByText(/Sem conexão com a loja/)).toBeVisible();
  expect(buyButton()).toBeEnabled();
  expect(sizesOf('Solar').getByRole('radio', { name: '56' })).toBeChecked();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(redirectTo).not.toHaveBeenCalled();
});
