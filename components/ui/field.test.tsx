import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, RadioGroup } from './checkbox-radio';
import { TextAreaField, TextField } from './field';
import { SelectField } from './select-field';
import { StarsInput } from './stars-input';

const STATES = [
  { value: 'mg', label: 'Minas Gerais' },
  { value: 'sp', label: 'São Paulo' },
];

test('A33: label, hint and error are connected to the control', () => {
  render(
    <>
      <TextField label="E-mail" hint="Só para responder" error="Insira um E-mail válido!" name="email" />
      <TextAreaField label="Mensagem" name="mensagem" />
    </>,
  );
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Só para responder Insira um E-mail válido!');
  expect(screen.getByRole('alert')).toHaveTextContent('Insira um E-mail válido!');
  expect(screen.getByRole('textbox', { name: 'Mensagem' })).toBeValid();
});

test('A33: a select shows its placeholder and options, and keeps the selected one', async () => {
  const user = userEvent.setup();
  render(<SelectField label="Estado" name="estado" placeholder="Escolha o estado" options={STATES} />);
  const select = screen.getByRole('combobox', { name: 'Estado' });
  expect(select).toHaveDisplayValue('Escolha o estado');
  await user.selectOptions(select, 'São Paulo');
  expect(select).toHaveValue('sp');
});

test('A33: clicking the label toggles the checkbox, and the error describes it', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="Aceito receber novidades" name="mailing" error="Marque para continuar." />);
  await user.click(screen.getByText('Aceito receber novidades'));
  const box = screen.getByRole('checkbox', { name: 'Aceito receber novidades' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('Marque para continuar.');
});

test('A33: radio buttons form a named group and exclude each other', async () => {
  const user = userEvent.setup();
  render(<RadioGroup name="uf" legend="Onde você mora?" options={STATES} error="Por favor, escolha um." />);
  expect(screen.getByRole('group', { name: 'Onde você mora?' })).toHaveAccessibleDescription(
    'Por favor, escolha um.',
  );
  await user.click(screen.getByRole('radio', { name: 'Minas Gerais' }));
  await user.click(screen.getByRole('radio', { name: 'São Paulo' }));
  expect(screen.getByRole('radio', { name: 'Minas Gerais' })).not.toBeChecked();
});

test.each([5, 10] as const)('EVAL-04: a grade is chosen from %i named stars', (max) => {
  render(<StarsInput name="nota" legend="Sua nota" max={max} />);
  expect(screen.getAllByRole('radio')).toHaveLength(max);
  expect(screen.getByRole('radio', { name: `3 de ${max} estrelas` })).toBeRequired();
});
