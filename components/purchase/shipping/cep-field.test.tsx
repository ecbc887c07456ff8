import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CepField } from './cep-field';

test.each(['01310100', '01310-100', '01.310-100', ' 01310-100', 'CEP 01310-100', 'a01310100999'])(
  'SHIP-03: pasting or typing %j gives a formatted postal code',
  async (text) => {
    const user = userEvent.setup();
    render(<CepField />);
    const field = screen.getByRole('textbox');
    await user.click(field);
    await user.paste(text);
    expect(field).toHaveValue('01310-100');
    await user.clear(field);
    await user.type(field, text);
    expect(field).toHaveValue('01310-100');
  },
);
