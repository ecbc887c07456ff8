import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper';

const renderStepper = (quantity: number) => {
  const onChange = jest.fn();
  render(<Stepper name="Lume" quantity={quantity} onChange={onChange} />);
  return { onChange, user: userEvent.setup(), input: screen.getByRole('textbox') };
};

test('CART-19: minus is disabled at one, plus never is', async () => {
  const { user, onChange } = renderStepper(1);
  expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Lume' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Lume' }));
  expect(onChange).toHaveBeenCalledWith(2);
});

test('A28: minus passes the focus to plus when it reaches one', async () => {
  const user = userEvent.setup();
  render(<KitQuantity />);
  screen.getByRole('button', { name: /^Diminuir/ }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox')).toHaveValue('1');
  expect(screen.getByRole('button', { name: /^Aumentar/ })).toHaveFocus();
});

test('CART-21, A-47: only digits are accepted; zero and an empty field are not reported and are reverted', async () => {
  const { input, onChange } = renderStepper(3);
  fireEvent.change(input, { target: { value: 'ab' } });
  fireEvent.change(input, { target: { value: '0' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(input);
  expect(input).toHaveValue('3');
  fireEvent.change(input, { target: { value: '1x2' } });
  expect(onChange.mock.calls).toEqual([[12]]);
});

test('CART-21, CART-24: a typed quantity is replaced by the one that the platform confirmed', () => {
  const stepper = (quantity: number) => <Stepper name="Lume" quantity={quantity} onChange={jest.fn()} />;
  const { rerender } = render(stepper(1));
  const input = screen.getByRole('textbox');
  fireEvent.change(input, { target: { value: '9' } });
  rerender(stepper(9));
  expect(input).toHaveValue('9');
  rerender(stepper(3));
  expect(input).toHaveValue('3');
});

function KitQuantity() {
  const [quantity, setQuantity] = useState(2);
  const field = { name: 'quantidade', form: 'kit' };
  return <Stepper commitOnBlur name="Kit" quantity={quantity} onChange={setQuantity} field={field} />;
}

test('KIT-13: a quantity in a form differs from its default, so that the browser restores it on Back', async () => {
  const user = userEvent.setup();
  render(<KitQuantity />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
  await user.click(screen.getByRole('button', { name: /^Aumentar/ }));
  expect(input).toHaveValue('4');
  expect(input.defaultValue).toBe('2');
  expect(input).not.toHaveAttribute('autocomplete', 'off');
});
