import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceForm } from '@/components/catalog/listing/price-form';
import { checkPrices } from './check-prices';

jest.mock('@/lib/forms/form-tools', () => ({ formTool: () => undefined }));

const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
let stop: () => void;

beforeEach(() => {
  onSubmit.mockClear();
  stop = checkPrices();
  render(
    <div onSubmit={onSubmit}>
      <PriceForm page={{ path: '/oculos-de-sol', query: {} }} />
    </div>,
  );
});
afterEach(() => stop());

test('LIST-38: a price that cannot be read gets a message, and is sent once it is corrected', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Até R$');
  await userEvent.type(field, 'abc{Enter}');
  expect(field.validationMessage).toBe('Escreva o preço só com números, como 500.');
  expect(field).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '500 reais{Enter}');
  expect(field.validationMessage).toBe('');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('LIST-38: empty fields are sent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ver' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
