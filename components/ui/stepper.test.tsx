import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

const show = (quantity: number) => {
  const onChange = jest.fn();
  render(<Stepper name="Lume" quantity={quantity} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), input: screen.getByRole('textbox') };
};

test('CART-19: minus rests at one, plus never does', async () => {
  const { user, onChange } = show(1);
  expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Lume' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Lume' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('CART-21, A-47: digits only; zero and nothing are not sent and go back to what was', async () => {
  const { input, onChange } = show(3);
  fireEvent.change(input, { target: { value: 'ab' } });
  fireEvent.change(input, { target: { value: '0' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(input).toHaveValue('3');
  fireEvent.change(input, { target: { value: '1x2' } });
  expect(onChange.mock.calls).toEqual([[12]]);
});
